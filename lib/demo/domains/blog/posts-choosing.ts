import type { Post } from './post';

export const CHOOSING: readonly Post[] = [
  {
    title: ['高层供水怎样选多级泵：从流量到气压罐', 'Choosing multistage pumps for tall buildings'],
    summary: '22 层住宅的实例：怎样从户数算到流量、从楼高算到扬程，再决定一拖几。',
    topic: '选型指南',
    tags: '多级泵 二次供水 选型',
    kinds: 'multi vfset',
    parts: [
      {
        head: ['先算流量，再算扬程', 'Flow first, then head'],
        text: [
          '22 层、88 户的住宅，设计秒流量约 5.2 L/s，也就是 18.7 m³/h。扬程由最高用水点、管路损失和末端 0.15 MPa 相加，大约 92 m。把这两个数放到曲线上，落在效率最高点右侧一点最合适，因为多数时间用水都小于设计值。',
          'A block of 22 storeys and 88 flats needs about 5.2 litres a second, or 18.7 m³/h. Add the height of the top tap, the losses in the pipe and 0.15 MPa at the shower, and the head comes to some 92 m. Place that point slightly to the right of best efficiency: most of the day the house takes less.',
        ],
      },
      {
        head: ['为什么是两用一备', 'Why two plus one'],
        text: [
          '一台大泵夜里会频繁启停。两台各担一半、第三台备用，小流量时只转一台，效率高、噪声低。配一只 24 升气压罐，凌晨两点的一次冲水不会叫醒整栋楼。',
          'One large pump would start and stop all night. Two pumps that share the load, with a third in reserve, let a single one run at low demand: better efficiency and less noise. A 24-litre tank makes sure that one flush at two in the morning wakes nobody.',
        ],
        points: [
          ['进口压力低于 0.08 MPa 要停机保护', 'Stop below 0.08 MPa at the inlet'],
          ['每台泵一只变频器，互为备用', 'One inverter for each pump'],
          ['机房做隔振，管路用软接头', 'Isolate the room and use flexible joints'],
        ],
      },
    ],
  },
  {
    title: ['太阳能水泵要几块板？一张纸算清楚', 'How many panels does a solar pump need?'],
    summary: '用日照时数和日需水量倒推功率，附西非与云南两个算例。',
    topic: '选型指南',
    tags: '太阳能 选型 灌溉',
    kinds: 'solar inverter',
    parts: [
      {
        head: ['从一天要多少水开始', 'Begin with water per day'],
        text: [
          '灌溉按天算水，不按小时。两公顷番茄每天约 40 m³，井深 55 m，加管损取 62 m。日照 5.5 小时，泵每小时要出 7.3 m³。水力功率 1.24 kW，除以总效率 0.42，光伏取 3 kW：六块 550 W 的板正好。',
          'Irrigation counts water by the day. Two hectares of tomatoes take about 40 m³; from a well of 55 m with losses that is 62 m of head. In 5.5 hours of sun the pump must give 7.3 m³ an hour. The hydraulic power is 1.24 kW; divide by an overall efficiency of 0.42 and you need 3 kW: six panels of 550 W.',
        ],
      },
      {
        head: ['阴天怎么办', 'And under clouds?'],
        text: [
          'MPPT 控制器在 20% 光照时仍能让泵低速转，但水量大约只有晴天的一成半。真正可靠的办法不是电池，而是水塔：存两天的水，比存两天的电便宜五倍。',
          'An MPPT controller keeps the pump turning at a fifth of full sun, yet the water falls to about 15%. The reliable answer is a tank, not a battery: storing two days of water costs a fifth of storing two days of power.',
        ],
      },
    ],
  },
  {
    title: ['隔膜泵膜片材质对照：别让溶剂选你', 'Diaphragm materials: choose before the solvent does'],
    summary: '七种常见介质配哪种膜片、耐多少度、能用多久。',
    topic: '选型指南',
    tags: '隔膜泵 化工 材质',
    kinds: 'aodd',
    parts: [
      {
        head: ['三种弹性体，一种四氟', 'Three elastomers and one PTFE'],
        text: [
          '丁腈便宜，怕酮和酯；三元乙丙耐碱耐热水，怕油；山道橡胶弯折寿命最长，适合高频工况。四氟几乎什么都不怕，但弯折寿命只有橡胶的三分之一，要配背衬膜片。',
          'NBR is cheap and fears ketones and esters; EPDM likes alkalis and hot water and fears oil; Santoprene bends longest and suits high stroke rates. PTFE fears almost nothing, but lives a third as long as rubber and needs a backing diaphragm.',
        ],
        points: [
          ['30% 氢氧化钠、60 °C：三元乙丙', '30% caustic at 60 °C: EPDM'],
          ['丙酮：四氟加三元乙丙背衬', 'Acetone: PTFE with EPDM backing'],
          ['陶瓷泥浆：山道橡胶', 'Ceramic slip: Santoprene'],
          ['柴油：丁腈', 'Diesel: NBR'],
        ],
      },
      {
        head: ['寿命看次数，不看月份', 'Life is counted in strokes'],
        text: [
          '膜片寿命按次数算：橡胶约 2000 万次，四氟约 700 万次。每分钟 60 次、每天 8 小时，四氟大约八个月。把换膜片写进保养计划，比半夜换便宜。',
          'Rubber lasts some 20 million strokes, PTFE about 7 million. At 60 strokes a minute and eight hours a day, PTFE is due after eight months. A change that is planned costs less than one at midnight.',
        ],
      },
    ],
  },
  {
    title: ['深井泵的电缆：截面小一号，扬程少一截', 'Drop cable for borehole pumps'],
    summary: '200 米深的井，电缆压降比泵的效率更值得算。',
    topic: '选型指南',
    tags: '深井泵 电缆 选型',
    kinds: 'deepwell panel',
    parts: [
      {
        head: ['压降不超过百分之三', 'Keep the drop below three per cent'],
        text: [
          '4 kW、380 V 的潜水电机电流约 9.2 A。200 m 的 2.5 mm² 电缆压降 23 V，已到 6%，电机发热、启动困难。换成 6 mm²，压降 2.5%。多花的铜钱两年电费就回来。',
          'A submersible motor of 4 kW at 380 V draws about 9.2 A. Over 200 m of 2.5 mm² cable the drop is 23 V, or 6%: the motor runs hot and starts badly. With 6 mm² it is 2.5%. The copper pays for itself in two years of power.',
        ],
      },
      {
        head: ['接头比电缆更容易出事', 'The joint fails before the cable'],
        text: [
          '水下接头要用双层热缩管加胶，铜管压接后剪掉毛刺。下井前把接头泡在盐水里一小时，用 500 V 兆欧表量，低于 100 MΩ 就重做。',
          'Crimp, file off the burrs and use two layers of heat-shrink with adhesive. Then soak the joint in salt water for an hour and measure with 500 V: below 100 MΩ, do it again before it goes down the well.',
        ],
      },
    ],
  },
  {
    title: ['渣浆泵选型的四个问题', 'Four questions before you buy a slurry pump'],
    summary: '浓度、粒径、比重和管速，少一个都会多换三次叶轮。',
    topic: '选型指南',
    tags: '渣浆泵 矿山 选型',
    kinds: 'slurry',
    parts: [
      {
        head: ['问清楚，再算', 'Ask, then calculate'],
        text: [
          '清水曲线不能直接用。浓度 45%、比重 1.9 的铁矿浆，扬程要除以 0.87，功率乘 1.9。最大粒径决定流道，平均粒径决定磨损。最后看管速：低于临界流速会沉，高于它每快一成，磨损快三成。',
          'A water curve does not apply. For iron ore at 45% and a density of 1.9, divide the head by 0.87 and multiply the power by 1.9. The largest grain decides the passage, the average one the wear. Last comes the velocity in the pipe: below the critical one it settles, and each tenth above it wears a third faster.',
        ],
        points: [
          ['重量浓度与比重', 'Concentration and density'],
          ['最大与平均粒径', 'Largest and average grain'],
          ['pH 与温度', 'pH and temperature'],
          ['管径、长度与高差', 'Pipe bore, length and rise'],
        ],
      },
      {
        head: ['转速是寿命的开关', 'Speed is what life depends on'],
        text: [
          '磨损大约与转速的三次方成正比。大一号的泵慢转，叶轮能多用一倍时间。买泵时贵的那三成，在第一年的备件里就省回来了。',
          'Wear grows with about the cube of speed. A pump one size larger that turns slowly doubles the life of its impeller. The extra third in the price is back within the first year of spares.',
        ],
      },
    ],
  },
  {
    title: ['消防泵组的六项验收要点', 'Six points when a fire pump is accepted'],
    summary: '从零流量压力到 150% 流量点，验收当天照着做。',
    topic: '选型指南',
    tags: '消防 验收',
    kinds: 'firediesel fireelectric',
    parts: [
      {
        head: ['曲线上的三个点', 'Three points of the curve'],
        text: [
          '零流量时压力不超过额定的 140%；额定点不得低；150% 流量时不低于 65%。三点都用检定过的压力表量，读数各取三次平均。',
          'At no flow the pressure stays below 140% of rated; at the rated point it must be met; at 150% flow it must not fall below 65%. Use calibrated gauges and average three readings at each point.',
        ],
      },
      {
        head: ['柴油机的三件事', 'Three things about the diesel'],
        text: [
          '断开市电后 15 秒内自启；两组蓄电池轮流启动各六次；油箱够跑 8 小时。最后拔掉一根传感器线，看控制柜是不是报警而不是停机：消防泵宁可转坏，不可停下。',
          'It starts within 15 seconds of a power cut, six times on each battery, and the tank lasts eight hours. Then pull one sensor wire: the controller must raise an alarm and keep running. A fire pump may run itself to death, but it must not stop.',
        ],
      },
    ],
  },
  {
    title: ['计量泵精度达不到？先查这五处', 'Five reasons a metering pump misses its dose'],
    summary: '背压、气泡、吸程、阀球和校准：按顺序查，一般十分钟解决。',
    topic: '选型指南',
    tags: '计量泵 加药',
    kinds: 'metering dosing',
    parts: [
      {
        head: ['背压阀不是可选件', 'A back-pressure valve is no option'],
        text: [
          '出口压力低于进口液柱时，药液会自己流过去，行程刻度完全失去意义。把背压阀设在 1.5 bar，精度立刻回到正负百分之一。',
          'When the outlet stands below the level of the tank, the liquid runs through by itself and the stroke dial means nothing. A back-pressure valve set to 1.5 bar brings the pump back to within one per cent.',
        ],
      },
      {
        head: ['次氯酸钠会冒气', 'Hypochlorite makes gas'],
        text: [
          '停泵一夜，泵头里就有气泡，早上第一小时投不进药。选带自动排气的泵头，吸入管尽量短，药箱放在泵的上方。',
          'Overnight the head fills with bubbles and for the first hour nothing is dosed. Take a head that vents by itself, keep the suction short and place the tank above the pump.',
        ],
        points: [
          ['吸程不超过 1.5 m', 'Suction lift below 1.5 m'],
          ['阀球每半年换一次', 'New valve balls twice a year'],
          ['用量筒校准，不要用流量计', 'Calibrate with a cylinder, not a meter'],
        ],
      },
    ],
  },
  {
    title: ['机械密封代号怎么读', 'Reading the code of a shaft seal'],
    summary: '一串字母背后是动环、静环、橡胶、弹簧和五金，错一个就漏。',
    topic: '选型指南',
    tags: '密封 配件',
    kinds: 'seal repairkit',
    parts: [
      {
        head: ['五个字母，五种材料', 'Five letters, five materials'],
        text: [
          '以 Q1Q1EGG 为例：动环碳化硅、静环碳化硅、三元乙丙、弹簧 316、五金 316。热水换成 BQ1EGG，石墨对碳化硅，干转几秒不会立刻烧。含油的水把 E 换成 V，也就是氟橡胶。',
          'Take Q1Q1EGG: silicon carbide against silicon carbide, EPDM, springs and metal parts of 316. For hot water BQ1EGG, carbon against carbide, forgives a few seconds without water. Where there is oil, E becomes V, that is FKM.',
        ],
      },
      {
        head: ['量三个尺寸', 'Measure three sizes'],
        text: [
          '轴径、静环外径、工作高度。用卡尺量，不要照旧件估。我们按照片和这三个数配，当天答复。',
          'Shaft, outside diameter of the seat, and working height. Use a caliper, not the old part. With these and a photo you have our answer the same day.',
        ],
      },
    ],
  },
  {
    title: ['化工泵材质速查：十种酸碱盐', 'Materials for chemical pumps: ten liquids'],
    summary: '从稀硫酸到氯化铁，氟塑料衬里、316L 与双相钢各管哪一段。',
    topic: '选型指南',
    tags: '化工泵 材质',
    kinds: 'chemical mag',
    parts: [
      {
        head: ['看三样：浓度、温度、氯离子', 'Concentration, temperature, chloride'],
        text: [
          '同是硫酸，10% 常温用氟塑料衬里，98% 反而可用铸钢。316L 怕氯离子：超过 200 mg/L、60 °C 就有点蚀，这时候选双相钢 2205。',
          'Sulphuric acid of 10% wants a fluoroplastic lining, while 98% may run in cast steel. Stainless 316L fears chloride: above 200 mg/l at 60 °C it pits, and duplex 2205 takes over.',
        ],
        points: [
          ['盐酸各浓度：氟塑料衬里', 'Hydrochloric acid: lining'],
          ['海水：双相钢或青铜', 'Sea water: duplex or bronze'],
          ['氯化铁：氟塑料或钛', 'Ferric chloride: lining or titanium'],
          ['烧碱 50%：镍或 316L 低温', '50% caustic: nickel, or cold 316L'],
        ],
      },
      {
        head: ['磁力泵还是机封泵', 'Magnetic drive or sealed'],
        text: [
          '有毒、易结晶、不许滴漏，用磁力泵，但介质里不能有铁屑和大颗粒。会空转的工况要加功率保护，三秒断电。',
          'Toxic or crystallising liquids that must not drip belong in a magnetic drive pump, as long as there are no iron chips or grains in them. Where it may run dry, add a power relay that cuts in three seconds.',
        ],
      },
    ],
  },
  {
    title: ['园林泵和自吸泵，差在哪里', 'Garden pump or self-priming pump?'],
    summary: '',
    topic: '选型指南',
    tags: '家用 园林',
    kinds: 'garden selfprime',
    parts: [
      {
        head: ['吸水的办法不同', 'They prime in different ways'],
        text: [
          '园林泵靠射流，吸程 8 m 但怕沙；自吸泵靠大泵体里的存水，吸程 6 m，能过 5 mm 的杂质。池塘换水用后者，井水浇花用前者。',
          'A garden pump primes with a jet: 8 m of lift, but it dislikes sand. A self-priming pump keeps water in a large casing: 6 m of lift, and grains of 5 mm go through. Take the latter to empty a pond and the former to water flowers from a well.',
        ],
      },
      {
        head: ['两个省心的小件', 'Two small parts that save trouble'],
        text: [
          '底阀和流量开关。前者让水柱不掉，后者在没水 15 秒后停泵。加起来不到泵价的一成。',
          'A foot valve keeps the column of water, and a flow switch stops the pump 15 seconds after it runs dry. Together they cost less than a tenth of the pump.',
        ],
      },
    ],
  },
];
