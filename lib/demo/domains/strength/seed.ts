import type { StrengthKind, StrengthEntry } from '@/lib/api/strength';
import { art } from '@/lib/demo/art/picture';
import type { CertificateKey } from '@/lib/demo/domains/product/seed/certificates';
import { CERTIFICATE_KEYS } from '@/lib/demo/domains/product/seed/certificates';
import { dayInShop } from '@/lib/demo/platform/shop-days';
import { stamped } from '@/lib/demo/platform/stamp';
import { DAY } from '@/lib/util/day';

/** Certificates in the order of CERTIFICATE_KEYS: key, title, issuer, number, days valid from now. */
const CERTIFICATES: [key: CertificateKey, title: string, issuer: string, number: string, days: number][] = [
  ['iso', 'ISO 9001:2015 质量管理体系认证', 'TÜV Rheinland', '01 100 2231746', 60],
  ['iso', 'ISO 14001:2015 环境管理体系认证', 'TÜV Rheinland', '01 104 2231746', 410],
  ['ce', 'CE 机械指令符合性证书（离心泵）', 'SGS', 'CE-MD-230518-07', 690],
  ['lvd', 'CE 低电压与电磁兼容证书', 'Intertek', 'SHEM2306041', 620],
  ['rohs', 'RoHS 检测报告', 'SGS', 'CANEC2309187401', 330],
  ['fda', 'FDA 食品接触材料检测报告', 'CTI 华测检测', 'A2240211984', 280],
  ['atex', 'ATEX 防爆证书（II 2G Ex h IIC T4 Gb）', 'Eurofins', 'EPT 22 ATEX 4711', 900],
  ['ccc', '消防产品认证（CCCF）消防泵组', '应急管理部消防产品合格评定中心', 'CCCF-22-1108-0342', 210],
  ['water', 'WRAS 饮用水认证', 'WRAS', '2303511', 520],
  ['ccs', '船用产品型式认可证书', 'CCS 中国船级社', 'NB23PTB00217', 760],
  ['solar', 'IEC 62253 光伏水泵系统检测报告', 'TÜV SÜD', '701262304', 480],
  ['ul', 'UL 778 电机驱动水泵认证', 'UL Solutions', 'E512839', -50],
  ['patent', '发明专利：低汽蚀叶轮', '国家知识产权局', 'ZL 2021 1 0584213.6', 5400],
];

type Other = Pick<StrengthEntry, 'kind' | 'title' | 'description'> &
  Partial<Pick<StrengthEntry, 'quantity' | 'area' | 'staff' | 'issuedBy' | 'number'>>;

const OTHERS: Other[] = [
  {
    kind: 'factory',
    title: '宁波江北总装厂',
    description: '总装、喷涂与出货，年产 26 万台。',
    area: 32000,
    staff: 260,
  },
  { kind: 'factory', title: '余姚铸造厂', description: '树脂砂与精密铸造，月产 400 吨。', area: 18000, staff: 120 },
  { kind: 'equipment', title: '五轴加工中心', description: '叶轮一次装夹成型。', quantity: 6 },
  { kind: 'equipment', title: '不锈钢冲压线', description: '多级泵叶轮与导叶冲压。', quantity: 4 },
  { kind: 'productionLine', title: '立式多级泵装配线', description: '节拍 4 分钟，逐台试压。', quantity: 3, staff: 42 },
  { kind: 'productionLine', title: '潜水泵装配线', description: '充油检漏与绝缘测试。', quantity: 2, staff: 30 },
  { kind: 'rd', title: '水力研发中心', description: 'CFD 仿真与快速样机，工程师 24 人。', staff: 24 },
  {
    kind: 'quality',
    title: 'B 级精度性能试验台',
    description: '按 ISO 9906 二级精度逐批抽检，最大 630 kW。',
    quantity: 2,
  },
  { kind: 'exhibition', title: '第 136 届广交会', description: '展位 18.1 D12，接待 43 国买家。' },
  { kind: 'exhibition', title: 'Aquatech Amsterdam 2025', description: '展出太阳能与变频供水系列。' },
  { kind: 'award', title: '浙江省专精特新中小企业', description: '浙江省经济和信息化厅认定。' },
  { kind: 'partner', title: '沙特水务工程联合体', description: '供水泵站项目配套 1,200 台。' },
  {
    kind: 'factory',
    title: '迪拜备件仓',
    description: '常用型号与易损件现货，48 小时发往海湾各国。',
    area: 900,
    staff: 6,
  },
  { kind: 'equipment', title: '全自动动平衡机', description: '转子 G2.5 级，逐台打印记录。', quantity: 5 },
  { kind: 'equipment', title: '三坐标测量机', description: '叶轮型线抽检，精度 2 μm。', quantity: 1 },
  { kind: 'rd', title: '永磁电机联合实验室', description: '与宁波工程学院共建，IE5 电机样机已装泵试验。', staff: 9 },
  {
    kind: 'quality',
    title: '进料光谱分析室',
    description: '每炉取样，不锈钢成分当天出报告。',
    quantity: 1,
    staff: 3,
  },
  { kind: 'exhibition', title: 'IFAT Munich 2024', description: 'B2 馆 213 展位，首发变频无负压机组。' },
  {
    kind: 'award',
    title: '国家高新技术企业',
    description: '2021 年首次认定，2024 年复审通过。',
    number: 'GR202433104427',
  },
  { kind: 'partner', title: 'Grupo Hidráulico del Bajío', description: '墨西哥独家代理，2012 年合作至今。' },
];
const DRAWINGS: Record<string, string> = {
  factory: 'factory',
  equipment: 'machine',
  productionLine: 'machine',
  rd: 'scene-curve',
  quality: 'testbench',
  exhibition: 'panel',
  award: 'trophy',
  partner: 'vfset',
};

export function seedStrength(epoch: number): StrengthEntry[] {
  const entity = (index: number) => ({ ...stamped(index + 1, epoch, (300 - index * 8) * 24), sort: index });
  const certificates = CERTIFICATES.map(([key, title, issuedBy, number, days], index) => ({
    ...entity(index),
    kind: 'certificate' as StrengthKind,
    title,
    images: [art('certificate', ['blue', 'green', 'red', 'navy'][index % 4], index % 4)],
    description: key === 'patent' ? '自主研发，用于立式多级泵。' : '适用范围见证书正文。',
    issuedBy,
    number,
    validFrom: dayInShop(epoch + (days - 1095) * DAY),
    validTo: dayInShop(epoch + days * DAY),
  }));
  const others = OTHERS.map((other, index) => ({
    ...entity(CERTIFICATE_KEYS.length + index),
    ...other,
    images: [art(DRAWINGS[other.kind]!, ['blue', 'teal', 'orange'][index % 3], index % 4)],
  }));
  return [...certificates, ...others];
}
