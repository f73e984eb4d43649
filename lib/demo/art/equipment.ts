import {
  base,
  bolts,
  box,
  cable,
  disc,
  each,
  finsLying,
  gauge,
  handwheel,
  line,
  motorLying,
  oval,
  pipeLying,
  ring,
  shadow,
  shape,
  turned,
} from './parts';

/** Parts and accessories of pumps. */
export const equipment = {
  seal: () =>
    shadow(28, 80) +
    oval(48, 64, 26, 11, 'h-steel') +
    oval(48, 61, 26, 11, 'h-dark') +
    each(4, (i) => oval(48, 54 - i * 5, 21, 8, 'none', `stroke='url(#h-steel)' stroke-width='3'`)) +
    oval(48, 33, 25, 10.5, 'h-steel') +
    oval(48, 30, 25, 10.5, 'h-c') +
    oval(48, 30, 14, 5.5, '#3b4658'),
  repairkit: () =>
    shadow(36, 84) +
    box(10, 18, 76, 64, 'v-c', 6) +
    box(15, 23, 66, 54, '#20262f', 4) +
    ring(32, 42, 12, 'r-steel', 5) +
    ring(62, 38, 9, '#c2352b', 3.4) +
    ring(66, 60, 11, 'r-brass', 4) +
    ring(40, 64, 7, '#59657a', 3) +
    ring(22, 64, 5, '#c2352b', 2.4) +
    box(46, 50, 5, 22, 'h-steel', 2),
  panel: () =>
    shadow(26, 90) +
    box(24, 8, 48, 78, 'h-white', 3) +
    box(30, 15, 36, 18, '#12233d', 1.5) +
    line('M34 27c5 0 5-6 9-6s5 6 9 3 5-3 8-3', '#59d38a', 1.6) +
    each(4, (i) => disc(34 + i * 9.3, 42, 3, ['#1f9a4d', '#e0ac22', '#c2352b', '#2f5fc9'][i]!)) +
    each(3, (i) => disc(36 + i * 12, 54, 4, 'r-dark')) +
    box(28, 66, 40, 14, '#cfd6df', 1) +
    finsLying(30, 67, 36, 12, 4) +
    box(67, 44, 3, 14, 'h-dark', 1.5) +
    box(24, 86, 10, 4, '#3b4658', 0) +
    box(62, 86, 10, 4, '#3b4658', 0),
  pressswitch: () =>
    shadow(22, 86) +
    box(38, 62, 20, 22, 'h-brass', 2) +
    box(34, 80, 28, 5, 'h-brass', 1) +
    shape('M26 28a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v28c0 6-4 10-10 10H36c-6 0-10-4-10-10z', 'h-c') +
    disc(48, 38, 11, '#fff') +
    ring(48, 38, 11, '#20262f', 2) +
    line('M48 38l5-6', '#c2352b', 1.8) +
    disc(38, 57, 2, '#59d38a') +
    disc(48, 57, 2, '#e0ac22') +
    disc(58, 57, 2, '#c2352b') +
    cable('M70 46c12 0 8 18 20 18') +
    box(70, 42, 5, 8, 'h-dark', 1),
  tank: () =>
    shadow(24, 90) +
    box(28, 14, 40, 66, 'h-c', 19) +
    line('M28 46h40', '#000', 1, `opacity='.25'`) +
    box(42, 8, 12, 7, 'h-dark', 2) +
    box(43, 80, 10, 6, 'h-steel', 1) +
    line('M34 74l-6 14M62 74l6 14', '#3b4658', 3.4) +
    box(38, 34, 20, 20, '#fff', 2, `opacity='.85'`) +
    line('M42 48l4-6 4 3 4-7', '#2f5fc9', 1.6),
  lyingtank: () =>
    shadow(38, 82) +
    box(10, 36, 76, 34, 'v-c', 16) +
    line('M28 36v34M68 36v34', '#000', 1, `opacity='.2'`) +
    shape('M22 68h14l4 12H18zM60 68h14l4 12H56z', 'v-dark') +
    gauge(48, 26, 8) +
    box(46.6, 32, 3, 6, '#59657a', 0) +
    box(84, 48, 7, 9, 'v-brass', 1) +
    box(40, 48, 16, 10, '#fff', 1, `opacity='.85'`),
  motor: () =>
    shadow(36, 80) +
    base(14, 74, 68) +
    motorLying(24, 34, 54, 36) +
    box(12, 48, 14, 7, 'v-steel', 1) +
    box(22, 36, 6, 32, 'v-dark', 2) +
    box(45, 46, 18, 10, '#eef1f5', 1),
  inverter: () =>
    shadow(24, 88) +
    box(24, 10, 48, 76, 'h-dark', 4) +
    box(28, 14, 40, 26, 'v-c', 2) +
    box(32, 18, 22, 12, '#0b1a12', 1) +
    line('M35 27h4M41 27h4M47 27h4M35 22h16', '#ff5a4d', 1.6) +
    disc(61, 24, 4.4, 'r-dark') +
    each(3, (i) => box(33 + i * 10, 33, 7, 4, '#eef1f5', 1)) +
    finsLying(28, 44, 40, 26, 7) +
    box(30, 74, 36, 8, '#1b9a59', 1) +
    each(6, (i) => disc(34 + i * 5.6, 78, 1.6, '#c9d2de')),
  checkvalve: () =>
    shadow(30, 82) +
    box(10, 40, 8, 38, 'v-c', 2) +
    box(78, 40, 8, 38, 'v-c', 2) +
    box(16, 48, 64, 22, 'v-c', 6) +
    shape('M30 48c0-20 36-20 36 0v14H30z', 'h-c') +
    box(28, 26, 40, 6, 'v-dark', 2) +
    each(4, (i) => disc(34 + i * 9.4, 26, 2, '#c9d2de')) +
    line('M38 60h18l-6-5M56 60l-6 5', '#fff', 2.4),
  gatevalve: () =>
    shadow(28, 88) +
    handwheel(48, 14, 18) +
    box(46, 16, 4, 24, 'h-steel', 0) +
    shape('M40 38h16l4 16H36z', 'h-c') +
    box(32, 50, 32, 5, 'v-dark', 1) +
    box(18, 60, 60, 20, 'v-c', 4) +
    disc(48, 68, 17, 'r-c') +
    box(12, 54, 8, 32, 'v-c', 2) +
    box(76, 54, 8, 32, 'v-c', 2) +
    box(40, 64, 16, 8, '#fff', 1, `opacity='.6'`),
  butterfly: () =>
    shadow(26, 88) +
    box(44, 14, 8, 22, 'h-steel', 1) +
    box(30, 8, 40, 8, 'v-dark', 4) +
    disc(76, 12, 6, 'r-red') +
    ring(48, 60, 24, 'r-c', 8) +
    disc(48, 60, 19, '#20262f') +
    turned(35, 48, 60, oval(48, 60, 8, 19, 'h-steel')) +
    box(46.6, 40, 2.8, 40, '#3b4658', 0) +
    bolts(48, 60, 26, 8, 2),
  foot: () =>
    shadow(24, 88) +
    box(38, 10, 20, 16, 'h-steel', 1) +
    box(32, 24, 32, 6, 'h-c', 1) +
    shape('M34 30h28l6 16v34H28V46z', 'h-c') +
    each(6, (i) => box(32 + i * 5.6, 50, 3, 26, '#15181e', 1.5, `opacity='.75'`)) +
    box(26, 80, 44, 6, 'h-dark', 2),
  manifold: () =>
    shadow(40, 84) +
    pipeLying(8, 58, 80, 14, 'c') +
    each(4, (i) => box(16 + i * 19, 32, 8, 28, 'h-c', 0) + box(13 + i * 19, 28, 14, 5, 'h-dark', 1)) +
    each(4, (i) => handwheel(20 + i * 19, 20, 6)) +
    gauge(86, 46, 6) +
    box(22, 72, 6, 10, '#3b4658', 0) +
    box(66, 72, 6, 10, '#3b4658', 0),
};
