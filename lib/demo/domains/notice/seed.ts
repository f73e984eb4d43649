import { stamped } from '@/lib/demo/platform/stamp';
import type { Entity } from '@/lib/demo/platform/store';
import type { Two } from '../product/seed/kind';

/** A stored notification: both texts in both languages. */
export interface StoredNotice extends Entity {
  image: string;
  notice: Record<'zh' | 'en', string>;
  email: Record<'zh' | 'en', string>;
  read: boolean;
  link?: string;
}

/** Age in hours, picture, notification (HTML), e-mail (text), link. */
const NOTICES: [hours: number, image: string, notice: Two, email: Two, link?: string][] = [
  [
    0.4,
    'person',
    ['<b>Ahmed Al-Farsi</b> 询价：立式多级泵 20 台', '<b>Ahmed Al-Farsi</b> asks for 20 vertical multistage pumps'],
    ['新询盘：立式多级泵 20 台，目的港达曼', 'New inquiry: 20 vertical multistage pumps to Dammam'],
    '/BusinessManage/Business',
  ],
  [
    1.2,
    'bell',
    ['<b>3 件产品</b> 未通过审核，请修改后重新提交', '<b>3 products</b> did not pass review, please change them'],
    ['审核结果：3 件产品未通过', 'Review: 3 products did not pass'],
    '/Product/Product?status=rejected',
  ],
  [
    2.6,
    'person',
    ['<b>Nguyen Van Minh</b> 对太阳能泵提了一个问题', '<b>Nguyen Van Minh</b> asked about a solar pump'],
    ['产品问答：太阳能泵阴天能否工作？', 'Q&A: does the solar pump run under clouds?'],
    '/Product/Question',
  ],
  [
    5,
    'letter',
    ['询盘 <b>INQ-20418</b> 还有 4 小时到期未回复', 'Inquiry <b>INQ-20418</b> is due in 4 hours'],
    ['提醒：INQ-20418 首次回复将到期', 'Reminder: first reply to INQ-20418 is due'],
    '/BusinessManage/Business',
  ],
  [
    9,
    'person',
    ['<b>Carlos Mendes</b> 给出 5 星评价', '<b>Carlos Mendes</b> left a 5-star review'],
    ['新评价：交货快，包装牢固', 'New review: fast delivery, solid packing'],
    '/Shop/Reviews',
  ],
  [
    21,
    'bell',
    ['本周曝光 <b>+18%</b>，查看数据', 'Exposure is up <b>18%</b> this week'],
    ['周报：曝光 +18%，询盘 +6', 'Weekly report: exposure +18%, inquiries +6'],
    '/',
  ],
  [
    28,
    'bell',
    ['ISO 9001 证书将在 <b>60 天</b>后到期', 'The ISO 9001 certificate expires in <b>60 days</b>'],
    ['证书到期提醒：ISO 9001', 'Certificate reminder: ISO 9001'],
    '/Shop/Resources',
  ],
  [
    47,
    'person',
    ['<b>Sarah Cole</b> 收藏了 4 件产品', '<b>Sarah Cole</b> saved 4 of your products'],
    ['买家收藏：4 件产品', 'A buyer saved 4 products'],
    '/Product/Product?sort=views',
  ],
  [
    70,
    'letter',
    ['秋季广交会展位已确认：<b>18.1 D12</b>', 'Canton Fair booth confirmed: <b>18.1 D12</b>'],
    ['广交会展位确认：18.1 D12', 'Canton Fair booth: 18.1 D12'],
  ],
  [
    95,
    'bell',
    ['平台将在周日 02:00–04:00 维护', 'Maintenance on Sunday, 02:00–04:00'],
    ['维护通知：周日 02:00–04:00（UTC+8）', 'Maintenance: Sunday 02:00–04:00 (UTC+8)'],
  ],
  [
    140,
    'person',
    ['<b>Ivan Petrov</b> 请求 KCB 齿轮泵样本', '<b>Ivan Petrov</b> asks for the KCB gear pump datasheet'],
    ['样本请求：KCB 齿轮泵', 'Datasheet request: KCB gear pump'],
    '/BusinessManage/Business',
  ],
  [
    190,
    'letter',
    ['新增港口：现可选择 <b>宁波舟山港梅山</b>', 'A new port to choose: <b>Ningbo-Zhoushan Meishan</b>'],
    ['平台更新：新增起运港', 'Platform update: new port of loading'],
  ],
];

export function seedNotices(epoch: number): StoredNotice[] {
  return NOTICES.map(([hours, image, notice, email, link], index) => ({
    ...stamped(`n${index + 1}`, epoch, hours),
    image,
    notice: { zh: notice[0], en: notice[1] },
    email: { zh: email[0], en: email[1] },
    read: index > 5,
    ...(link ? { link } : {}),
  }));
}
