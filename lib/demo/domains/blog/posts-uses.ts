import type { Post } from './post';

export const USES: readonly Post[] = [
  {
    title: ['肯尼亚：一口井，十一个村', 'Kenya: one borehole, eleven villages'],
    summary: '基图伊县的太阳能供水项目，三年运行记录。',
    topic: '行业应用',
    tags: '太阳能 非洲 案例',
    kinds: 'solar deepwell',
    parts: [
      {
        head: ['条件', 'The task'],
        text: [
          '井深 132 m，动水位 88 m，每天要 96 m³。没有电网，柴油每升 1.6 美元，还常常断供。',
          'A borehole of 132 m, water at 88 m, and 96 m³ wanted a day. There is no grid, and diesel at 1.60 dollars a litre often runs out.',
        ],
      },
      {
        head: ['做法', 'The answer'],
        text: [
          '两台 7.5 kW 深井泵轮换，42 块 550 W 光伏板，控制器带柴油机备用接口。水塔 120 m³，重力送到十一个取水点。三年里换过一次控制器风扇，泵没有提过井。',
          'Two pumps of 7.5 kW take turns on 42 panels of 550 W, with a socket for a generator. A tower of 120 m³ feeds eleven taps by gravity. In three years one fan of the controller was changed, and neither pump has left the well.',
        ],
        points: [
          ['水价降到原来的四分之一', 'Water costs a quarter of what it did'],
          ['村里两名技工经过五天培训', 'Two village mechanics trained for five days'],
        ],
      },
    ],
  },
  {
    title: ['糖厂里的转子泵：不伤晶粒', 'Lobe pumps in a sugar mill'],
    summary: '泰国一家日榨 1.8 万吨的糖厂，怎样把糖膏送上四楼。',
    topic: '行业应用',
    tags: '转子泵 食品 案例',
    kinds: 'lobe sanitary',
    parts: [
      {
        head: ['糖膏很难伺候', 'Massecuite is a difficult guest'],
        text: [
          '黏度 6 万厘泊、含晶粒 55%、65 °C。离心泵打不动，齿轮泵会磨碎晶粒，糖蜜纯度就上不去。',
          'It has 60,000 cP, 55% crystals and 65 °C. Centrifugal pumps give up, and gears grind the crystals so that the molasses keeps the sugar.',
        ],
      },
      {
        head: ['慢才行', 'Slowly does it'],
        text: [
          '用单叶转子、夹套保温、45 转每分钟。晶粒破碎率从 4.1% 降到 0.6%，一个榨季多收糖 210 吨。',
          'Single-wing lobes, a heated jacket and 45 r/min. Broken crystals fell from 4.1 to 0.6 per cent, and the season brought 210 tonnes more sugar.',
        ],
      },
    ],
  },
  {
    title: ['三文鱼渔场的海水泵', 'Sea-water pumps on a salmon farm'],
    summary: '挪威客户把 316L 换成双相钢的理由。',
    topic: '行业应用',
    tags: '海水 材质 案例',
    kinds: 'split marine',
    parts: [
      {
        head: ['316L 只撑了 14 个月', '316L lasted fourteen months'],
        text: [
          '低温海水本来温和，但鱼料残渣附在叶轮上，缝隙里缺氧，点蚀就来了。四台泵十四个月后叶轮见光。',
          'Cold sea water is mild, but feed settles on the impeller and under it there is no oxygen, so pits begin. After fourteen months four impellers let the light through.',
        ],
      },
      {
        head: ['换材料，也换习惯', 'A new metal and a new habit'],
        text: [
          '叶轮和轴套改双相钢 2205，泵体做环氧陶瓷涂层；每周停泵反冲两分钟。三年后复检，最深的坑 0.2 mm。',
          'Impellers and sleeves of duplex 2205, a ceramic epoxy inside the casing, and two minutes of back-flushing a week. Three years later the deepest pit measured 0.2 mm.',
        ],
      },
    ],
  },
  {
    title: ['高原上的柴油泵组：3600 米少了三成劲', 'Diesel pumps at 3,600 metres'],
    summary: '玻利维亚矿山排水，发动机、散热器和排气怎样放大。',
    topic: '行业应用',
    tags: '矿山 高原 案例',
    kinds: 'skid firediesel',
    parts: [
      {
        head: ['空气薄，功率薄', 'Thin air, thin power'],
        text: [
          '海拔每升高 300 m，自然吸气柴油机掉约 3.5% 功率；3600 m 掉三成多。增压机型好一些，但散热器风量也少了三分之一。',
          'A naturally aspirated diesel loses about 3.5% for each 300 m, more than a third at 3,600 m. A turbo does better, yet its radiator gets a third less air as well.',
        ],
      },
      {
        head: ['我们怎样配', 'What we did'],
        text: [
          '110 kW 的泵配 185 kW 增压机，散热器大一号，启动改双 24 V 电池加乙醚冷启动。现场测试满负荷水温 91 °C。',
          'For a pump of 110 kW we took a turbo engine of 185 kW with the next larger radiator, two 24 V batteries and a cold-start kit. At full load the coolant stayed at 91 °C.',
        ],
      },
    ],
  },
  {
    title: ['半导体厂的纯水循环', 'Ultrapure water loops'],
    summary: '电阻率 18.2 兆欧不是泵做出来的，但泵可以毁掉它。',
    topic: '行业应用',
    tags: '纯水 多级泵',
    kinds: 'multi sanitary',
    parts: [
      {
        head: ['什么会溶进水里', 'What gets into the water'],
        text: [
          '普通机械密封的石墨、橡胶里的增塑剂、焊缝上的氧化皮，都会让 TOC 上升。密封用 SiC 对 SiC，橡胶选过氧化物硫化的 EPDM。',
          'Carbon from a seal, softeners from rubber, scale from a weld: all of them raise the TOC. Use silicon carbide on both faces and peroxide-cured EPDM.',
        ],
      },
      {
        head: ['死角是敌人', 'Dead corners are the enemy'],
        text: [
          '循环流速不低于 1.2 m/s，排气口改成自排空。电解抛光后 Ra 0.4，酸洗钝化记录随货。',
          'Keep 1.2 m/s in the loop and let every vent drain by itself. Surfaces are electropolished to Ra 0.4 and the record of pickling travels with the pump.',
        ],
      },
    ],
  },
  {
    title: ['老小区改造：不停水换泵房', 'Renewing a pump house without cutting the water'],
    summary: '宁波一个 1996 年的小区，四天换完，居民没有断过一次水。',
    topic: '行业应用',
    tags: '二次供水 改造 案例',
    kinds: 'nonneg vfset',
    parts: [
      {
        head: ['先搭临时泵', 'A temporary set first'],
        text: [
          '两台临时变频泵接在旧泵旁，夜里两点切换，十分钟完成。白天拆旧机组，利用原基础和进户管，改动最少。',
          'Two rented pumps beside the old ones took over at two in the morning, in ten minutes. By day the old set came out, while its foundation and pipes stayed.',
        ],
      },
      {
        head: ['数字', 'Figures'],
        text: [
          '吨水电耗从 0.61 度降到 0.34 度，噪声从 71 分贝降到 54，水箱取消后水质检测全部合格。',
          'Power per cubic metre fell from 0.61 to 0.34 kWh and noise from 71 to 54 dB. Without the tank every water sample passed.',
        ],
      },
    ],
  },
  {
    title: ['酒窖里的软管泵', 'Hose pumps in a winery'],
    summary: '葡萄连皮带籽送进发酵罐，籽不碎，酒不苦。',
    topic: '行业应用',
    tags: '软管泵 食品',
    kinds: 'hose',
    parts: [
      {
        head: ['为什么不用螺杆泵', 'Why not a screw pump'],
        text: [
          '螺杆和定子之间会磨碎葡萄籽，单宁变苦。软管泵只是挤压，籽完整通过，30 转每分钟每小时送 12 吨。',
          'Between rotor and stator seeds are crushed and turn the tannin bitter. A hose pump only squeezes: seeds pass whole, twelve tonnes an hour at 30 r/min.',
        ],
      },
      {
        head: ['清洗', 'Cleaning'],
        text: [
          '80 °C 热碱循环二十分钟，再用海绵球跑一遍。软管为食品级 NBR，整季换一次。',
          'Hot caustic of 80 °C for twenty minutes, then a sponge ball. The hose is food-grade NBR and is changed once a season.',
        ],
      },
    ],
  },
  {
    title: ['数据中心冷却：泵也要 2N', 'Data centre cooling: pumps come in 2N too'],
    summary: '',
    topic: '行业应用',
    tags: '数据中心 暖通',
    kinds: 'inline circ',
    parts: [
      {
        head: ['不许停的三十秒', 'Thirty seconds that must not be'],
        text: [
          '机柜密度 20 kW 时，断水三十秒进风就过 35 °C。循环泵两路电源，切换时靠惯性飞轮和蓄冷罐撑过去。',
          'At 20 kW a rack, thirty seconds without water bring the air above 35 °C. The pumps have two feeds, and flywheel and cold store carry them over the change.',
        ],
      },
      {
        head: ['低频运行的轴承', 'Bearings at low speed'],
        text: [
          '常年 28 Hz，油膜薄。改用陶瓷滚珠或定期升速十分钟，轴承寿命回到五年。',
          'At 28 Hz all year the film of grease is thin. Ceramic balls, or ten minutes at full speed each week, bring the bearings back to five years.',
        ],
      },
    ],
  },
  {
    title: ['海水淡化高压泵的能量账', 'The energy bill of desalination'],
    summary: '柱塞泵加能量回收，吨水 2.9 度电。',
    topic: '行业应用',
    tags: '海水淡化 柱塞泵',
    kinds: 'plunger',
    parts: [
      {
        head: ['为什么用柱塞泵', 'Why plungers'],
        text: [
          '60 bar、每小时 30 m³，离心泵效率 68%，柱塞泵 91%。差的这两成三，一年是 11 万度电。',
          'At 60 bar and 30 m³/h a centrifugal pump reaches 68% and a plunger pump 91%. The difference is 110,000 kWh a year.',
        ],
      },
      {
        head: ['脉动怎么消', 'And the pulsation'],
        text: [
          '三柱塞本身脉动 23%，加皮囊缓冲器降到 3%，膜厂家要求 5% 以内。缓冲器预充 70% 工作压力，每季度检查。',
          'Three plungers pulse by 23%; a bladder damper brings that to 3, and membranes want less than 5. Pre-charge it to 70% of working pressure and check it each quarter.',
        ],
      },
    ],
  },
];
