import type { ShopInfo } from '@/lib/api/shop-info';
import { art } from '@/lib/demo/art/picture';
import { stamped } from '@/lib/demo/platform/stamp';

export const seedInfo = (epoch: number): ShopInfo => ({
  ...stamped(1, epoch, 13_000, 410, 7),
  name: { zh: '宁波甬泉泵业有限公司', en: 'Ningbo Yongquan Pump Co., Ltd.' },
  logo: art('logo'),
  banner: art('factory', 'blue', 1),
  slogan: '让每一滴水到达该到的地方',
  businessType: ['manufacturer', 'trading'],
  mainProducts: ['立式多级离心泵', '潜水泵', '太阳能水泵', '气动隔膜泵', '消防泵组', '变频供水设备'],
  country: 'CN',
  region: '浙江省',
  city: '宁波市',
  address: '江北区慈城镇普济路 268 号',
  website: 'https://www.yongquan-pump.com',
  establishedYear: 1998,
  registrationNumber: '91330205713368842K',
  verified: true,
  story: {
    zh: '1998 年，三位水泵厂的老师傅在慈城租下半间厂房，从修泵做起。第一台自己的立式多级泵 2003 年下线，卖给了镇上的自来水站，到现在还在转。\n\n今天的甬泉有两个厂区、380 位同事，从铸造、冲压到装配和试验都在自己手里。每年有 26 万台泵从宁波港出发，去往 67 个国家。我们没有最大的厂房，但每台泵出厂前都要在试验台上走完整条曲线：这条规矩从第一台泵起就没有变过。',
    en: 'In 1998 three fitters from an old pump works rented half a workshop in Cicheng and began by repairing pumps. Their first vertical multistage pump left the bench in 2003 for the waterworks down the road, where it still runs.\n\nToday Yongquan has two plants and 380 colleagues, and keeps casting, pressing, assembly and testing in its own hands. Some 260,000 pumps a year leave Ningbo port for 67 countries. Ours is not the largest factory, but no pump leaves it without running its whole curve on the test bench, a rule as old as the first one.',
  },
});
