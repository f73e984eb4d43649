import type { Post } from './post';

export const NEWS: readonly Post[] = [
  {
    title: ['第二条 CDL 装配线投产，交期缩短到 15 天', 'A second CDL line: 15 days to delivery'],
    summary: '节拍 4 分钟，每台都过试验台，产能翻倍。',
    topic: '公司新闻',
    tags: '产能 多级泵',
    kinds: 'multi',
    parts: [
      {
        head: ['从 28 天到 15 天', 'From 28 to 15 days'],
        text: [
          '新线上周交付使用，装配与试压在同一条轨道上完成，少搬两次。CDL1 到 CDL20 的常规型号从本月起 15 天交货。',
          'The new line has been at work since last week. Assembly and pressure test share one track, two lifts fewer. Regular models from CDL1 to CDL20 now leave within 15 days.',
        ],
      },
      {
        head: ['没有变的', 'What has not changed'],
        text: [
          '逐台试验、逐台记录，曲线随货。抽检变成全检，是三年前的决定，我们不打算改。',
          'Each pump is tested, logged and shipped with its curve. That we test all and not some was decided three years ago, and it stays.',
        ],
      },
    ],
  },
  {
    title: ['广交会见：18.1 馆 D12', 'Meet us at the Canton Fair, 18.1 D12'],
    summary: '今年带来太阳能混合控制器和一拖三变频机组样机。',
    topic: '公司新闻',
    tags: '展会',
    kinds: 'vfset solar',
    parts: [
      {
        head: ['可以亲手试', 'Try it yourself'],
        text: [
          '展位上有一套循环水路，您可以自己调流量，看变频器怎样睡眠和唤醒。预约技术同事：每场 30 分钟，带上您的工况表。',
          'A loop on the stand lets you turn the valve and watch the inverter sleep and wake. Book thirty minutes with an engineer and bring your duty points.',
        ],
      },
      {
        head: ['老客户晚餐', 'Dinner for customers'],
        text: [
          '第二天晚上在珠江边，报名请找 Helen。',
          'On the second evening by the Pearl River; Helen keeps the list.',
        ],
      },
    ],
  },
  {
    title: ['迪拜备件仓满一年：48 小时送到了吗', 'One year of the Dubai store: did 48 hours hold?'],
    summary: '412 票备件，390 票 48 小时内出库。剩下的 22 票我们一一交代。',
    topic: '公司新闻',
    tags: '服务 中东',
    kinds: 'repairkit seal',
    parts: [
      {
        head: ['成绩单', 'The record'],
        text: [
          '412 票订单，94.7% 在 48 小时内出库，密封和膜片占六成。最远一票送到马斯喀特以南的油田，路上用了 19 小时。',
          'Of 412 orders 94.7% left within 48 hours, six in ten of them seals and diaphragms. The farthest went to an oil field south of Muscat, 19 hours by road.',
        ],
      },
      {
        head: ['没做到的 22 票', 'The other 22'],
        text: [
          '14 票缺货，8 票单证错。缺的型号已加到安全库存，单证改成由宁波统一出。',
          'Fourteen were out of stock and eight had wrong papers. The models are stocked now, and papers are made in Ningbo.',
        ],
      },
    ],
  },
  {
    title: ['我们给试验台换了流量计', 'New meters on the test bench'],
    summary: '精度从 0.5 级到 0.2 级，费用 46 万，为什么值。',
    topic: '公司新闻',
    tags: '试验 质量',
    kinds: 'testbench',
    parts: [
      {
        head: ['0.5 级不够吗', 'Was half a per cent not enough?'],
        text: [
          '效率由流量、扬程、功率相乘相除得来，每一项半个百分点，合起来就是一个点。客户投标时差的往往就是这一个点。',
          'Efficiency is made of flow, head and power. Half a per cent in each is a whole point together, and a tender is often lost by one point.',
        ],
      },
      {
        head: ['欢迎见证', 'Come and see'],
        text: [
          '任何订单都可以预约见证试验，远程视频也行。读数屏就在镜头里。',
          'Any order may be witnessed, in person or by video, with the display in the picture.',
        ],
      },
    ],
  },
  {
    title: ['春节放假与发货安排', 'Spring Festival: holidays and shipping'],
    summary: '放假前最后一班船、假期值班电话和节后排产。',
    topic: '公司新闻',
    tags: '通知',
    kinds: 'booster',
    parts: [
      {
        head: ['日期', 'Dates'],
        text: [
          '工厂放假十天，节前最后装柜在放假前三天。假期里售后电话 24 小时有人接，备件可从迪拜和墨西哥城发。',
          'The plant rests for ten days, and the last container is loaded three days before. The service line is open day and night, and spares ship from Dubai and Mexico City.',
        ],
      },
      {
        head: ['节后', 'Afterwards'],
        text: [
          '节后第一周产能只有六成，请把急单说在前面。',
          'In the first week we run at sixty per cent. Please tell us what is urgent.',
        ],
      },
    ],
  },
];
