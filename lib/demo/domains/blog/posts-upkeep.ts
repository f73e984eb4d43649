import type { Post } from './post';

export const UPKEEP: readonly Post[] = [
  {
    title: ['泵一启动就跳闸：按这张表查', 'The pump trips at start: a check list'],
    summary: '九成的跳闸不是泵的错。从电压、转向到堵转，八步排除。',
    topic: '安装维护',
    tags: '故障 电机',
    kinds: 'motor panel',
    parts: [
      {
        head: ['先看电，再看水', 'Electricity first, water second'],
        text: [
          '空载电压低于额定 10%，启动电流就会拉长时间，热继电器当然要跳。量三相电压，差值超过 2% 先找供电。然后点动看转向，反转的离心泵电流不大，但没有压力。',
          'With ten per cent less voltage the starting current lasts longer, and of course the relay trips. Measure all three phases: more than 2% apart, and it is the supply. Then jog and look at the direction. Backwards, a centrifugal pump draws little and gives no pressure.',
        ],
        points: [
          ['手盘联轴器能不能转动', 'Does the coupling turn by hand?'],
          ['出口阀关着启动', 'Start against a closed valve'],
          ['热继电器按铭牌电流整定', 'Set the relay to the nameplate'],
          ['绝缘电阻大于 1 MΩ', 'Insulation above 1 MΩ'],
        ],
      },
      {
        head: ['深井泵的特例', 'Borehole pumps are different'],
        text: [
          '潜水电机升温快，要用 10A 级热继电器，普通 20 级会烧掉电机才动作。沙卡住叶轮时，反转两秒往往能松开，但只试一次。',
          'A submersible motor heats fast and needs a class 10A relay; class 20 trips after the damage. If sand holds the impellers, two seconds in reverse often frees them. Try it once only.',
        ],
      },
    ],
  },
  {
    title: ['汽蚀的声音像什么', 'What cavitation sounds like'],
    summary: '像泵里有小石子。学会听，比看压力表早发现两个月。',
    topic: '安装维护',
    tags: '汽蚀 维护',
    kinds: 'split endsuction',
    parts: [
      {
        head: ['石子声从哪里来', 'Where the gravel comes from'],
        text: [
          '水在叶轮进口压力低于饱和压力时沸腾，汽泡到高压区瞬间破裂，每次冲击上千个大气压。听上去像在抽小石子，叶片背面会出现海绵状的坑。',
          'Where pressure at the impeller eye falls below that of saturation, water boils; the bubbles then burst under thousands of bars. It sounds as if gravel went through, and the back of the blades turns into a sponge.',
        ],
      },
      {
        head: ['五个便宜的办法', 'Five cheap remedies'],
        text: [
          '清滤网、开大进口阀、降低流量、抬高水位、换大一号进水管。都不行，再考虑加诱导轮或换低汽蚀叶轮。',
          'Clean the strainer, open the suction valve, throttle the discharge, raise the level, widen the pipe. Only then think of an inducer or another impeller.',
        ],
        points: [
          ['进水管流速不超过 1.5 m/s', 'At most 1.5 m/s in the suction'],
          ['偏心异径管平面朝上', 'Flat side of the reducer up'],
          ['吸入口离池底一倍管径', 'One bore above the floor'],
        ],
      },
    ],
  },
  {
    title: ['冬天停机前要做的七件事', 'Seven things before the winter stop'],
    summary: '一壳子水结成冰能把铸铁撑裂。停机前半小时值一台泵。',
    topic: '安装维护',
    tags: '维护 防冻',
    kinds: 'endsuction garden',
    parts: [
      {
        head: ['放水，吹干，留缝', 'Drain, dry, leave it open'],
        text: [
          '打开泵体最低处和管路最低处的放水塞，用压缩空气吹一分钟，塞子不要拧回去，挂在泵上。机械密封处滴两滴甘油，春天不会粘住。',
          'Open the plugs at the lowest points of casing and pipe, blow air through for a minute and hang the plugs on the pump instead of screwing them in. Two drops of glycerine on the seal keep it from sticking until spring.',
        ],
      },
      {
        head: ['不能放水的系统', 'Systems that cannot be drained'],
        text: [
          '伴热带按每米 20 W，外包 30 mm 橡塑。泵每天点动一分钟，水在动就不容易冻。柴油消防泵要加水套加热，保持 40 °C。',
          'Trace with 20 W a metre under 30 mm of foam. Jog the pump for a minute each day: moving water freezes late. A diesel fire pump keeps its jacket at 40 °C.',
        ],
      },
    ],
  },
  {
    title: ['二十分钟换一只机械密封', 'A shaft seal in twenty minutes'],
    summary: '以 CDL 立式多级泵为例，不拆电机、不动管路。',
    topic: '安装维护',
    tags: '密封 维修 多级泵',
    kinds: 'multi seal',
    parts: [
      {
        head: ['步骤', 'Steps'],
        text: [
          '断电挂牌，关进出口阀，放水。拆联轴器护罩，松联轴器四颗螺栓，把它取下。用扳手旋出整套集装密封，换上新件，手拧到底再用 35 N·m 拧紧。',
          'Lock out, close both valves and drain. Take off the guard, loosen four bolts and lift the coupling out. Unscrew the cartridge, put in the new one, turn it home by hand and tighten to 35 N·m.',
        ],
        points: [
          ['O 形圈涂水，不涂油', 'Wet the O-ring with water, not oil'],
          ['轴上毛刺用油石去掉', 'Stone off burrs on the shaft'],
          ['抬轴 1.5 mm 再锁联轴器', 'Lift the shaft by 1.5 mm before locking'],
        ],
      },
      {
        head: ['先灌水再转', 'Fill before you turn'],
        text: [
          '新密封干转三秒就会划伤。打开放气塞灌到溢水，再点动。前一小时滴几滴是磨合，超过一小时还滴，说明 O 形圈被切了。',
          'Three seconds without water score a new seal. Fill until it overflows at the vent, then jog. A few drops in the first hour are running-in; after that the O-ring has been cut.',
        ],
      },
    ],
  },
  {
    title: ['联轴器对中：百分表比尺子省钱', 'Aligning a coupling with a dial gauge'],
    summary: '轴承坏、密封漏，一半是对中没做。',
    topic: '安装维护',
    tags: '安装 振动',
    kinds: 'coupling endsuction',
    parts: [
      {
        head: ['两个数', 'Two figures'],
        text: [
          '2900 转的泵，径向跳动不超过 0.05 mm，端面不超过 0.03 mm。冷态对中要给电机留热膨胀：每 100 mm 中心高、每升 50 °C，大约长 0.06 mm。',
          'At 2,900 r/min allow 0.05 mm radial and 0.03 mm at the face. Leave room for warmth: each 100 mm of shaft height grows some 0.06 mm when it becomes 50 °C hotter.',
        ],
      },
      {
        head: ['软脚', 'Soft foot'],
        text: [
          '逐个松开地脚螺栓看百分表，跳动超过 0.05 mm 就是软脚，垫不锈钢片，不要叠超过三片。灌浆前后各测一次。',
          'Loosen the bolts one by one and watch the gauge. More than 0.05 mm is a soft foot: shim it with stainless sheet, three at most, and measure again after grouting.',
        ],
      },
    ],
  },
  {
    title: ['变频器和老电机：能不能配', 'An inverter on an old motor?'],
    summary: '',
    topic: '安装维护',
    tags: '变频 电机',
    kinds: 'inverter motor',
    parts: [
      {
        head: ['三个风险', 'Three risks'],
        text: [
          '尖峰电压打穿绝缘、轴电流烧轴承、低速散热不够。电缆超过 50 m 加输出电抗器；55 kW 以上换绝缘轴承；低于 25 Hz 加独立风扇。',
          'Spikes break the insulation, shaft currents pit the bearings and at low speed the fan cools too little. Add a reactor beyond 50 m of cable, an insulated bearing above 55 kW and a fan of its own below 25 Hz.',
        ],
      },
      {
        head: ['值不值', 'Is it worth it?'],
        text: [
          '供水系统流量降到七成，功率只剩三成半。一台 15 kW 泵每天省 60 度电，电抗器和风扇的钱三个月回来。',
          'At seventy per cent of flow a supply system needs a third of the power. A pump of 15 kW saves 60 kWh a day; reactor and fan are paid for in three months.',
        ],
      },
    ],
  },
  {
    title: ['排污泵为什么总缠布', 'Why sewage pumps catch rags'],
    summary: '不是叶轮不好，是流速太低、停得太长。',
    topic: '安装维护',
    tags: '排污泵 维护',
    kinds: 'sewage lift',
    parts: [
      {
        head: ['让它别停太久', 'Do not let it rest too long'],
        text: [
          '集水坑水位差设得太大，泵一停就是半小时，纤维在坑里抱成团。把启停液位差减到 0.4 m，每小时启动 8 到 10 次，堵转少了七成。',
          'With a wide span between start and stop the pump rests for half an hour while fibres ball up in the sump. Narrow it to 0.4 m, eight to ten starts an hour, and blockages fall by 70%.',
        ],
      },
      {
        head: ['切割刀的间隙', 'The gap of the cutter'],
        text: [
          '动刀和静刀间隙 0.15 到 0.25 mm。磨损后调垫片，超过 0.5 mm 就切不断湿巾。每 500 小时看一次，十分钟的活。',
          'Between 0.15 and 0.25 mm. Past 0.5 mm it no longer cuts wet wipes, so take out a shim. Look every 500 hours; it takes ten minutes.',
        ],
      },
    ],
  },
  {
    title: ['软管泵：换软管不换泵', 'Hose pumps: a new hose, the old pump'],
    summary: '两个人四十分钟，附润滑油用量表。',
    topic: '安装维护',
    tags: '软管泵 维护',
    kinds: 'hose peristaltic',
    parts: [
      {
        head: ['什么时候换', 'When'],
        text: [
          '流量掉一成，或润滑油里看到黑屑，就该换了。不要等漏：漏出来的浆料进了油箱，清洗要半天。',
          'Change it when the flow has fallen by a tenth or the oil turns black. Do not wait for the leak: slurry in the housing takes half a day to clean.',
        ],
      },
      {
        head: ['怎么换', 'How'],
        text: [
          '放油，松两端法兰，点动让转子把旧软管推出来，再点动把新软管吃进去。软管外涂满甘油基润滑剂，DN50 用 5 升。压缩量按垫片表调，太紧寿命减半。',
          'Drain, undo both flanges, jog to push the old hose out and jog again to draw the new one in. Coat it with glycerine lubricant, 5 litres for DN50. Set the squeeze with shims; too tight, and it lives half as long.',
        ],
      },
    ],
  },
  {
    title: ['泳池泵的三种噪声', 'Three noises of a pool pump'],
    summary: '吸气声、轴承声、汽蚀声，各有各的修法。',
    topic: '安装维护',
    tags: '泳池泵 噪声',
    kinds: 'pool',
    parts: [
      {
        head: ['像吸管喝到底', 'Like a straw at the bottom of a glass'],
        text: [
          '篮筐盖密封圈漏气，涂硅脂或换圈。水位低于撇沫器一半也会这样。',
          'The ring of the strainer lid lets air in: grease it with silicone or change it. The same happens when the water stands below half of the skimmer.',
        ],
      },
      {
        head: ['像哨子，像石子', 'Like a whistle, like gravel'],
        text: [
          '哨声是轴承，6203 两只，半小时换完。石子声是进水不足：清篮筐、开大阀门，还响就把吸水管加大一号。',
          'A whistle means bearings, two 6203, half an hour. Gravel means too little water: empty the basket, open the valve, and if it goes on, take a wider suction pipe.',
        ],
      },
    ],
  },
  {
    title: ['气压罐多久补一次气', 'How often a pressure tank needs air'],
    summary: '',
    topic: '安装维护',
    tags: '气压罐 维护',
    kinds: 'tank lyingtank',
    parts: [
      {
        head: ['预充压力等于启泵压力减 0.02', 'Pre-charge is cut-in minus 0.2 bar'],
        text: [
          '每半年停泵、放空水，用轮胎表量气嘴。低了就用打气筒补，补不住是膜片破了：气嘴会冒水。',
          'Twice a year stop the pump, let the water out and measure at the valve with a tyre gauge. If it is low, pump it up; if it will not hold, the membrane is torn and water comes out of the valve.',
        ],
      },
      {
        head: ['罐太小的迹象', 'Signs that it is too small'],
        text: [
          '开一个龙头泵就启动，关上十秒又停。按每小时启动 15 次以内算容积，多数家庭 24 升够用，带花园的选 60 升。',
          'One tap starts the pump and ten seconds later it stops. Size it for fewer than 15 starts an hour: 24 litres do for most homes, 60 with a garden.',
        ],
      },
    ],
  },
];
