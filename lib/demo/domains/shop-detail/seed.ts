import type { ShopDetail } from '@/lib/api/shop-detail';
import { stamped } from '@/lib/demo/platform/stamp';

export const seedDetail = (epoch: number): ShopDetail => ({
  ...stamped(1, epoch, 13_000, 1320, 4),
  employees: '201-500',
  annualRevenue: '10000000-50000000',
  exportShare: 78,
  mainMarkets: [
    { region: 'southeast-asia', share: 24 },
    { region: 'middle-east', share: 21 },
    { region: 'western-europe', share: 16.5 },
    { region: 'south-america', share: 14 },
    { region: 'africa', share: 12.5 },
    { region: 'north-america', share: 8 },
  ],
  tradeTerms: ['EXW', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'],
  paymentTerms: ['TT', 'LC', 'DP', 'WU', 'PayPal'],
  currencies: ['USD', 'EUR', 'CNY'],
  languages: ['zh', 'en', 'es', 'ru', 'ar'],
  ports: ['Ningbo', 'Shanghai', 'Yiwu (rail)'],
  averageLeadDays: 22,
  overseasOffices: ['Dubai, Jebel Ali Free Zone: stock and spare parts', 'Mexico City: sales and service'],
  introduction: {
    zh:
      '<h2>两个厂区，一条龙生产</h2><p>江北总装厂 32,000 平方米，余姚铸造厂 18,000 平方米。叶轮、导叶、泵体自产，电机与机械密封由长期合作的专业厂供应。</p>' +
      '<h3>质量怎样保证</h3><ul><li>每台泵按 ISO 9906 做性能试验，曲线随货</li><li>转子动平衡 G2.5 级，逐台记录振动</li><li>机械密封 0.6 MPa 气密 3 分钟不漏</li></ul>' +
      '<h3>交货与服务</h3><p>常规型号 15 至 25 天，样机可空运。质保 18 个月，易损件 48 小时内发出；迪拜与墨西哥城有备件库。</p>',
    en:
      '<h2>Two plants, one line from casting to crate</h2><p>Assembly stands on 32,000 m² in Jiangbei, the foundry on 18,000 m² in Yuyao. Impellers, diffusers and casings are our own; motors and shaft seals come from specialists we have worked with for years.</p>' +
      '<h3>How quality is kept</h3><ul><li>Every pump runs its ISO 9906 test, and the curve travels with it</li><li>Rotors are balanced to G2.5 and their vibration is logged one by one</li><li>Seals hold 0.6 MPa of air for three minutes</li></ul>' +
      '<h3>Delivery and service</h3><p>Regular models take 15 to 25 days, a sample can fly. The warranty is 18 months and wearing parts leave within 48 hours, from Ningbo, Dubai or Mexico City.</p>',
  },
  faq: [
    {
      question: { zh: '最小起订量是多少？', en: 'What is the minimum order?' },
      answer: {
        zh: '家用泵 50 台起，工业泵 1 台起；第一单可以混装不同型号。',
        en: 'Fifty for household pumps, one for industrial ones. A first order may mix models.',
      },
    },
    {
      question: { zh: '可以贴我们的牌子吗？', en: 'Can you put our brand on it?' },
      answer: {
        zh: '可以。铭牌、颜色和彩盒均可定制，100 台以上免制版费。',
        en: 'Yes: nameplate, colour and gift box. From 100 sets we charge nothing for the plates.',
      },
    },
    {
      question: { zh: '电压和频率能改吗？', en: 'Can voltage and frequency be changed?' },
      answer: {
        zh: '220 V / 60 Hz、440 V / 60 Hz、690 V 都做过，交期加 5 天。',
        en: 'We have built 220 V 60 Hz, 440 V 60 Hz and 690 V; it takes five days more.',
      },
    },
    {
      question: { zh: '质保怎么执行？', en: 'How does the warranty work?' },
      answer: {
        zh: '发货起 18 个月。发照片和铭牌给我们，48 小时内答复，确认后免费补发零件。',
        en: 'Eighteen months from shipment. Send photos and the nameplate; we answer within 48 hours and send the part free of charge.',
      },
    },
    {
      question: { zh: '接受第三方验货吗？', en: 'Do you accept third-party inspection?' },
      answer: {
        zh: '接受 SGS、BV、TÜV 等驻厂或出货前检验，请提前 3 天通知。',
        en: 'SGS, BV, TÜV and others are welcome in the plant or before shipment; three days’ notice is enough.',
      },
    },
  ],
});
