import type { Post } from './post';

export const INSIGHT: readonly Post[] = [
  {
    title: ['ISO 9906 的 1 级和 2 级差多少', 'ISO 9906: grade 1 or grade 2?'],
    summary: '合同里写哪一级，决定验收时能差几个百分点。',
    topic: '技术解读',
    tags: '标准 试验',
    kinds: 'testbench flowmeter',
    parts: [
      {
        head: ['允差表', 'The tolerances'],
        text: [
          '2B 级允许流量正负 8%、扬程正负 5%、效率负 5%；1B 级是 5%、3%、3%。小于 10 kW 的泵另有放宽。买家写“按 ISO 9906”而不写级，默认 2B。',
          'Grade 2B allows 8% of flow, 5% of head and minus 5% of efficiency; 1B allows 5, 3 and 3. Below 10 kW there is more. A contract that says “to ISO 9906” and no grade means 2B.',
        ],
      },
      {
        head: ['谁付差价', 'Who pays'],
        text: [
          '1B 要检定过的一等仪表和更长的稳定时间，每台多半天。我们的建议：关键泵写 1B，其余 2B，省下的钱买备件。',
          'Grade 1B takes better instruments and half a day more for each pump. Our advice: 1B for the vital ones, 2B for the rest, and spares for what you save.',
        ],
      },
    ],
  },
  {
    title: ['IE3 换 IE4，几年回本', 'From IE3 to IE4: when does it pay?'],
    summary: '用你的电价和运行小时算，附一张对照表。',
    topic: '技术解读',
    tags: '电机 能效',
    kinds: 'motor',
    parts: [
      {
        head: ['差一点五个百分点', 'A point and a half'],
        text: [
          '15 kW 电机 IE3 效率 92.1%，IE4 93.6%。每年 6000 小时、每度 0.8 元，省 1250 元。价差 1900 元，一年半回本。每年只转 800 小时，就别换了。',
          'At 15 kW IE3 has 92.1% and IE4 93.6. In 6,000 hours at 0.11 dollars that saves 170 dollars a year against 260 dollars more in price. For 800 hours a year, leave it.',
        ],
      },
      {
        head: ['别忘了泵', 'Remember the pump'],
        text: [
          '叶轮口环磨大 0.5 mm，效率掉四个点，比换电机更值得修。先量口环，再谈电机。',
          'A wear ring that has opened by half a millimetre costs four points, more than any motor brings. Measure the ring first.',
        ],
      },
    ],
  },
  {
    title: ['相似定律：变频省电的真正公式', 'Affinity laws and where they stop'],
    summary: '三次方只在没有静扬程时成立。',
    topic: '技术解读',
    tags: '变频 水力',
    kinds: 'vfset inverter',
    parts: [
      {
        head: ['教科书只说了一半', 'Half of the truth'],
        text: [
          '流量与转速成正比，扬程二次方，功率三次方：这说的是没有静扬程的循环系统。供水系统楼高 60 m，转速降到 80%，扬程只剩 64%，水根本上不去。',
          'Flow goes with speed, head with its square and power with its cube: in a loop without lift. With 60 m of lift, four fifths of the speed leave 64% of the head, and no water arrives.',
        ],
      },
      {
        head: ['实际能省多少', 'What is really saved'],
        text: [
          '静扬程占一半时，流量降到七成，功率大约降到五成五而不是三成四。方案书写三成四的，要么不懂，要么不老实。',
          'Where half of the head is lift, seventy per cent of flow takes 55% of the power, not 34. Whoever promises 34 does not know, or does not say.',
        ],
      },
    ],
  },
  {
    title: ['铸铁、球铁还是不锈钢泵体', 'Grey iron, ductile iron or stainless?'],
    summary: '价格差三倍，寿命差多少要看水。',
    topic: '技术解读',
    tags: '材质',
    kinds: 'endsuction inline',
    parts: [
      {
        head: ['看压力，也看冲击', 'Pressure and shock'],
        text: [
          '灰铁抗拉 250 MPa、不耐冲击，PN10 以下够用；球铁 400 MPa，PN16 和有水锤的管网该用它；不锈钢是为了水质，不是为了强度。',
          'Grey iron holds 250 MPa and dislikes shock: good to PN10. Ductile iron with 400 MPa belongs where there is PN16 or water hammer. Stainless is there for the water, not for strength.',
        ],
      },
      {
        head: ['软水会吃铁', 'Soft water eats iron'],
        text: [
          '朗格利尔指数小于零的软水，铸铁泵壳每年少 0.2 mm。做环氧涂层，或者多付钱换 304。',
          'Where the Langelier index is negative, iron loses 0.2 mm a year. Coat it with epoxy or pay for 304.',
        ],
      },
    ],
  },
  {
    title: ['永磁电机进泵房：去磁、反拖和维修', 'Permanent magnet motors in the pump room'],
    summary: '',
    topic: '技术解读',
    tags: '电机 永磁',
    kinds: 'motor vfset',
    parts: [
      {
        head: ['好处不用多说', 'The gain is plain'],
        text: [
          'IE5 效率、功率因数接近一、低速也不掉。但永磁电机断电时被水流反拖会发电，检修前必须关阀、短接三相。',
          'IE5, a power factor near one, and no loss at low speed. Yet driven backwards by water it makes voltage, so before any work close the valve and short the phases.',
        ],
      },
      {
        head: ['温度', 'Temperature'],
        text: [
          '钕铁硼 150 °C 以上会永久退磁。热保护设在 130 °C，过载倍数不超过 1.5。',
          'Magnets lose their strength for good above 150 °C. Set the protection to 130 and allow no more than 1.5 times the current.',
        ],
      },
    ],
  },
  {
    title: ['CIF 还是 FOB：给新买家的一页纸', 'CIF or FOB: one page for new buyers'],
    summary: '风险在哪里转移、保险谁买、滞港费谁付。',
    topic: '出口实务',
    tags: '贸易术语 物流',
    kinds: 'multi',
    parts: [
      {
        head: ['风险都在船边', 'Risk passes at the ship'],
        text: [
          'FOB 和 CIF 的风险都在货物装上船时转给买方，区别只是谁订舱、谁付运费和保险。CIF 的保险默认最低险别，泵这类精密货建议写明一切险。',
          'Under both terms risk passes when the goods are on board; the only difference is who books and pays freight and insurance. CIF insurance is the least there is, so ask for all risks.',
        ],
      },
      {
        head: ['第一次进口，我们建议 CIF', 'For a first import we advise CIF'],
        text: [
          '少一个环节就少一个错。等你有了货代和稳定的量，再改 FOB，运费通常能省一成。',
          'One party fewer is one mistake fewer. With a forwarder of your own and steady volumes, change to FOB and save about a tenth of the freight.',
        ],
      },
    ],
  },
  {
    title: ['木箱上的 IPPC 章到底是什么', 'What the IPPC stamp on a crate means'],
    summary: '澳洲扣箱、墨西哥退运，十有八九是它。',
    topic: '出口实务',
    tags: '包装 物流',
    kinds: 'turbine',
    parts: [
      {
        head: ['热处理 56 度三十分钟', '56 °C for thirty minutes'],
        text: [
          '实木包装必须芯部 56 °C 保持三十分钟，烙章要在两个相对面、清晰可读。胶合板免章，但底托的木条不免。',
          'Solid wood must reach 56 °C in its core for half an hour, and the stamp must be readable on two opposite sides. Plywood is exempt, the battens below it are not.',
        ],
      },
      {
        head: ['我们怎么做', 'What we do'],
        text: [
          '四面烙章，装柜前拍照发给买家和货代。多花的两分钟，省掉过一次六天的滞港。',
          'We stamp all four sides and send photos before loading. Those two minutes have saved six days in quarantine.',
        ],
      },
    ],
  },
  {
    title: ['信用证里最容易错的五个字', 'Five words that spoil a letter of credit'],
    summary: '“大约”“立即”“或”……单证不符多半从这里来。',
    topic: '出口实务',
    tags: '支付 单证',
    kinds: 'boiler',
    parts: [
      {
        head: ['“about” 值百分之十', '“About” is worth ten per cent'],
        text: [
          '数量前写 about，上下可差 10%；不写，散装 5%，件数零。泵按台计，少一台就是不符点。',
          'With “about” before it a quantity may differ by 10%; without it by none, since pumps are counted. One set short is a discrepancy.',
        ],
        points: [
          ['“immediately”：银行不理会', '“Immediately” is disregarded by banks'],
          ['品名一个字母都要一样', 'Descriptions must match to the letter'],
          ['提单日期不能晚于最迟装船日', 'Bill of lading no later than latest shipment'],
          ['交单期默认 21 天', 'Documents within 21 days'],
        ],
      },
      {
        head: ['开证前给我们看草稿', 'Show us the draft'],
        text: [
          '改草稿不花钱，改证一次 80 美元加一周。我们的单证同事当天回复。',
          'A draft is changed for nothing, an amendment costs 80 dollars and a week. Our documents desk answers the same day.',
        ],
      },
    ],
  },
];
