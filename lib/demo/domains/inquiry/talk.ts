/**
 * Texts of conversations, by language and stage. `{p}` product, `{m}` model, `{q}` quantity, `{port}` port, `{price}`
 * unit price, `{days}` days, `{use}` application, `{me}` the replying colleague. In a language other than Chinese and
 * English each text has the platform's translation.
 */
export type Line = string | readonly [said: string, chinese: string];

export interface Talk {
  subject: readonly string[];
  opening: readonly Line[];
  details: readonly Line[];
  haggle: readonly Line[];
  accept: readonly Line[];
  decline: readonly Line[];
  chase: readonly Line[];
}

export const ENGLISH: Talk = {
  subject: [
    '{p}: price for {q}',
    'Inquiry: {q} × {m}',
    'Quotation wanted for {m}, CIF {port}',
    '{m} for {use}',
    'RFQ {m}, {q} units, delivery to {port}',
    'Datasheet and price of {m}',
  ],
  opening: [
    'Dear Sir or Madam,\nwe need {q} of {p} for {use}. Please send your best price CIF {port}, delivery time and the pump curve.',
    'Hello, I saw {m} on your page. We would take {q} units for a trial. Can it be supplied with a 60 Hz motor and what would be the price to {port}?',
    'Good day. Our client runs a project for {use} and specifies pumps like your {p}. Quantity {q}. Kindly quote FOB Ningbo and CIF {port}, payment L/C at sight.',
    'Hi, do you have {m} in stock? We need {q} pieces urgently, air freight would be fine if the price makes sense.',
    'We are a distributor and look for a maker of {p}. First order {q}, then about the same each quarter. What are your terms for distributors?',
    'Please quote {q} × {m} with test certificates and a spares kit for two years, packed for sea to {port}.',
    'Could you tell us whether {p} is suitable for {use}? If so we would like {q} pieces and a drawing with all dimensions.',
    'For a tender that closes in two weeks we need prices for {q} of {p}, valid 90 days, with country of origin certificate.',
    'Our old pumps have worn out and your {m} has the same flange distance. Price for {q}, delivered to {port}?',
    'Hello, we bought from you last year and were content. This time {q} of {m} with nameplates in our brand. Same price as before?',
  ],
  details: [
    'Thank you for the quick answer. Liquid is clean water, 25 °C, inlet pressure about 0.5 bar. Power on site is 400 V 50 Hz. The {q} pumps should reach {port} before the rainy season.',
    'Duty point attached. Please note that {m} will run 20 hours a day, so efficiency counts more for us than price.',
    'We would like the mechanical seal in silicon carbide and the motor IE3. Painting RAL 5010. Can you confirm for {m}?',
    'The pumps stand outdoors near the coast. Which coating do you advise for {m}, and what does it add to the price of {q} units?',
    'Please add one spare rotor for every five pumps and the manual in English and French. Port is {port}.',
    'Altitude is 1,900 m and the voltage drops to 360 V in the evening. Will {m} still start?',
  ],
  haggle: [
    'Thanks for the offer. We have another one at {price} for a pump like {m}. Can you come closer for {q} units?',
    'Your price is above our budget. At {price} a piece we would sign this week and take {q}.',
    'Could you include sea freight to {port} in the price? Then {price} is fine with us.',
    'The price is acceptable, {days} days are not. Is half of the {q} possible two weeks earlier?',
    'We would prefer 20% in advance and the rest against documents. With that and {price} we can confirm {m}.',
    'If we order {q} now and the same again in six months, what would be the price for {m}?',
  ],
  accept: [
    'Confirmed: {q} × {m} at {price}. Please send the proforma invoice and your bank details, and book the first vessel to {port}.',
    'Our management has approved. Go ahead with {m}, {q} units. The purchase order is attached.',
    'Deal. The deposit for {q} of {m} was paid this morning, swift copy attached.',
    'All right, please proceed with {q} pieces for {port}. Send photos before packing as usual.',
  ],
  decline: [
    'Thank you for your efforts. The client has chosen a European make for this project; we will come back to you for the next {m}.',
    'The project with the {q} pumps has been put off to next year. Please keep our file.',
    'Sorry, a local dealer had {m} from stock and we could not wait {days} days.',
    'Your price of {price} is good but import duty makes it too expensive for us. No order this time.',
  ],
  chase: [
    'Any news about the {q} × {m}? Our meeting is tomorrow.',
    'Just to make sure my message about {m} has reached you.',
  ],
};

export const CHINESE: Talk = {
  subject: ['{p} 报价，{q} 台', '咨询 {m}，用于{use}', '{m} 现货及交期'],
  opening: [
    '您好，我们有个{use}的项目，需要 {p} {q} 台，请报含税价、交期，并发性能曲线和外形图。',
    '你好，{m} 有现货吗？{q} 台，送到{port}，要开 13% 专票。',
    '看了贵司 {p} 的资料，想先订 {q} 台试用，可以的话后面每季度都要。请报价。',
  ],
  details: [
    '介质是自来水，常温，进口压力 0.15 MPa，电源 380 V。{q} 台分两个泵房，麻烦画一下基础图。',
    '机械密封换成碳化硅的，{m} 的底座要加减振器，控制柜需要 RS485 接口。',
  ],
  haggle: [
    '价格比另一家高，他们 {m} 报到 {price} 美元。{q} 台能不能再让一点？',
    '{price} 可以的话今天就签，货款三七开，{days} 天内到货。',
  ],
  accept: ['好的，按 {price} 定 {q} 台，合同发我盖章。', '领导批了，{m} {q} 台，定金下午打过去，请安排生产。'],
  decline: ['不好意思，甲方指定了别的品牌，这次用不上 {m} 了。', '项目暂缓，{q} 台先不订，年后再联系。'],
  chase: ['{m} 的报价出来了吗？明天要交标书。'],
};

export const SPAM: readonly string[] = [
  'Dear {me}, we can bring your site to the first page within 7 days, only 199 USD. Reply YES.',
  'Greetings, I am the lawyer of a late customer who left 4.2 million dollars and shares your surname.',
  'We sell e-mail lists of 38,000 pump buyers, checked last month. Special price for your company today.',
  'Your mailbox is almost full. Click the link below and enter your password to keep your messages.',
  'Hello friend, we produce cartons, tapes and stretch film, quality is best, price is best.',
  'URGENT order 5,000 containers, pay by our company cheque, please send your bank account and passport first.',
  '专业代开发票，各行业均可，点数低，量大从优，加 QQ 详谈。',
  'Casino bonus 300% for new players, sign up with code PUMP.',
];

/** Texts of the supplier: in Chinese to Chinese buyers, in English to all others. */
export const OURS = {
  en: {
    ask: [
      'Dear customer,\nthank you for asking about {m}. To select the right size we need flow and head, the liquid with its temperature, and the voltage on site. The curve is attached; price and delivery follow the same day.\n{me}',
      'Hello, {me} from Yongquan here. {m} is made on our regular line. For {q} units we can offer {days} days. Would you tell us the duty point and whether the motor should be IE3?',
      'Thank you for your message. Yes, {p} is right for this. Before we quote {q} units: which flange standard do you use, DIN or ANSI, and do you need the control panel as well?',
      'Good morning. The datasheet of {m} is attached. Please have a look at page 3 for the materials; if your water has more than 200 mg/l chloride we would advise 316L.\n{me}',
      'Thank you, well received. Stock is 12 pieces of {m}; the rest of your {q} takes {days} days. Shall we quote one shipment or two?',
      'Dear customer, we know this application well: {use}. May we have a photo of the old nameplate? Then {m} can be matched to it exactly.\n{me}',
    ],
    quote: [
      'Please find our quotation for {q} × {m} attached. The price includes seaworthy crates and the test report of each pump.\n{me}',
      'As agreed: {m} at {price}, {days} days after deposit. Validity is 30 days because of the price of steel.',
      'Our offer is attached. At your duty point {m} reaches the best efficiency of its class, so the power bill falls by about 8%.\n{me}',
      'Here is the quotation with the options you asked for, each on its own line. Freight to {port} is as of this week.',
    ],
    counter: [
      'We have talked to our manager. For {q} units {price} is possible if the deposit arrives this month. The new quotation is attached.\n{me}',
      'The motor alone is a third of the cost, so we cannot follow the other offer. What we can do: {price} and free spare seals for {q} pumps.',
      'Half of the {q} in {days} days, the rest two weeks later, at the price of {price}. Would this help?',
    ],
    thanks: [
      'Thank you for the order! {m}, {q} units, goes into production on Monday. You will get photos at each step.\n{me}',
      'Deposit received with thanks. Planned sailing to {port} is in {days} days. {me} will send the booking.',
    ],
    shipped: [
      'All {q} pumps have passed the test; reports are attached. The container is loaded on Thursday.',
      'Loaded and sealed. Bill of lading draft for {port} is attached, please check the spelling of your address.',
      'The vessel has left Ningbo. Originals go by courier today. Please tell us when {m} is running!',
    ],
    close: [
      'Thank you for letting us know. We keep your data for {m}, so the next quotation takes us an hour.\n{me}',
      'A pity, but we understand. May we send you our new list for {use} in spring?',
    ],
  },
  zh: {
    ask: [
      '您好，{m} 是我们的常规型号，{q} 台 {days} 天交货。请告诉我流量、扬程、介质温度和电源，我马上选型报价。\n{me}',
      '感谢咨询！曲线和外形图见附件。请问进口压力多少、要不要带控制柜？{q} 台可以分批送。\n{me}',
    ],
    quote: [
      '报价单见附件，{m} 含税含运费，质保 18 个月，每台附试验报告。\n{me}',
      '按您的要求重新配了型，{price}，{days} 天到货，请查收报价单。',
    ],
    counter: ['请示过领导，{q} 台可以做到 {price}，本周定下来就锁价，新报价单见附件。\n{me}'],
    thanks: ['谢谢！{m} {q} 台已排产，{days} 天内发到{port}。\n{me}'],
    shipped: ['{q} 台全部试验合格，报告见附件，今晚装车。', '货已发出，物流单号稍后发您，{m} 到货请先查外箱再签收。'],
    close: ['好的，理解。选型资料我留着，下次一小时就能给您报价。\n{me}'],
  },
} as const;

export const SYSTEM = {
  won: ['订单已确认：{q} × {m}', '形式发票已由买家签署，金额 {price} × {q}'],
  lost: ['买家 30 天未回复，询盘已标记为流失', '买家关闭了此询盘'],
} as const;

export const NOTES: readonly string[] = [
  '老板说这家是当地最大的安装商，价格可以让到 5 个点。',
  '已打电话，工程师在工地，周三下午再联系。',
  '竞争对手是印度一家，交期 40 天，我们强调 {days} 天。',
  '{m} 的 60 Hz 曲线请徐工确认后再发。',
  '买家要求 SGS 验货，费用他们付。',
  '上一单付款很准时，可以接受 20% 定金。',
  '样机上月已寄，反馈噪声满意。',
  '注意：对方公司名和信用证受益人写法不一致。',
  '目的港 {port} 旺季舱位紧，提前三周订舱。',
  '客户喜欢视频验货，留试验台时间。',
];
