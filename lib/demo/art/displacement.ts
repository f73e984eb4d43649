import {
  base,
  bolts,
  box,
  cog,
  dial,
  disc,
  each,
  gauge,
  line,
  motorLying,
  motorUp,
  oval,
  pipeUp,
  ring,
  shadow,
  shape,
  turned,
} from './parts';

/** Positive displacement pumps, drawn with a view of their insides. */
export const displacement = {
  aodd: () =>
    shadow(34, 82) +
    box(22, 18, 52, 9, 'v-steel', 4.5) +
    box(22, 69, 52, 9, 'v-steel', 4.5) +
    box(24, 22, 7, 52, 'h-steel') +
    box(65, 22, 7, 52, 'h-steel') +
    box(36, 36, 24, 24, 'v-dark', 3) +
    disc(28, 48, 17, 'r-c') +
    disc(68, 48, 17, 'r-c') +
    ring(28, 48, 9, '#000', 1.5, `opacity='.18'`) +
    ring(68, 48, 9, '#000', 1.5, `opacity='.18'`) +
    bolts(28, 48, 14, 6) +
    bolts(68, 48, 14, 6) +
    box(43, 10, 10, 10, 'h-dark', 2),
  gear: () =>
    shadow(30, 80) +
    box(18, 26, 60, 48, 'v-steel', 8) +
    box(8, 42, 12, 16, 'v-dark', 2) +
    box(76, 42, 12, 16, 'v-dark', 2) +
    box(24, 32, 48, 36, '#2b3342', 17) +
    cog(37, 50, 9.5, 10) +
    cog(59, 50, 9.5, 10, 15) +
    box(30, 74, 36, 5, 'v-c', 1),
  screw: () =>
    shadow(42, 80) +
    base(4, 72, 88, 5) +
    motorLying(66, 42, 22, 24) +
    box(56, 48, 11, 13, 'v-dark', 2) +
    box(40, 44, 17, 22, 'v-c', 3) +
    pipeUp(43, 30, 11, 15, 'c') +
    box(10, 47, 31, 15, 'v-steel', 2) +
    line('M11 54c4-7 6 7 10 0s6 7 10 0 6 7 9 0', '#59657a', 2.6) +
    box(6, 44, 5, 21, 'v-dark', 1),
  twinscrew: () =>
    shadow(38, 82) +
    base(8, 75, 80, 5) +
    motorLying(62, 46, 24, 24) +
    box(54, 52, 9, 12, 'v-steel', 1) +
    box(12, 36, 43, 36, 'v-c', 5) +
    box(17, 43, 33, 22, '#20262f', 4) +
    each(
      2,
      (k) =>
        box(18, 45 + k * 10, 31, 8, 'v-steel', 4) +
        each(7, (i) => line(`M${20 + i * 4.2} ${53 + k * 10}l3-8`, '#59657a', 1.5)),
    ) +
    pipeUp(27, 24, 12, 13, 'c'),
  peristaltic: () =>
    shadow(36, 82) +
    box(36, 28, 50, 50, 'v-white', 5) +
    box(58, 36, 22, 14, '#1f3a5f', 1.5) +
    line('M61 44h8M61 40h14', '#59d38a', 1.4) +
    dial(69, 62, 6) +
    box(12, 34, 36, 38, 'v-c', 6) +
    disc(30, 53, 14, '#1b2230') +
    line('M20 26v26a10 10 0 0 0 20 0V26', '#f0c9a0', 4) +
    each(3, (i) => turned(i * 120, 30, 53, disc(30, 45.5, 3.6, 'r-steel'))) +
    disc(30, 53, 3, 'r-dark'),
  hose: () =>
    shadow(36, 84) +
    motorLying(60, 44, 28, 24) +
    base(10, 78, 76, 5) +
    disc(36, 50, 28, 'r-c') +
    disc(36, 50, 21, 'r-dark') +
    line('M12 74c6 0 8-2 8-24a16 16 0 0 1 32 0', '#0b0d11', 7) +
    line('M12 74c6 0 8-2 8-24a16 16 0 0 1 32 0', '#4b5361', 2.4) +
    disc(36, 50, 6, 'r-steel') +
    turned(35, 36, 50, box(33.5, 36, 5, 14, 'h-steel', 2)) +
    bolts(36, 50, 25, 10, 1.2) +
    box(4, 69, 9, 10, 'v-steel', 1),
  metering: () =>
    shadow(30, 84) +
    base(16, 78, 64, 5) +
    motorUp(52, 12, 22, 24) +
    box(46, 36, 34, 42, 'h-c', 4) +
    box(34, 50, 14, 18, 'v-steel', 2) +
    disc(26, 59, 14, 'r-steel') +
    bolts(26, 59, 10.5, 8, 1.2) +
    disc(26, 59, 5, 'r-dark') +
    box(21, 30, 10, 16, 'h-steel', 2) +
    box(21, 72, 10, 10, 'h-steel', 2) +
    dial(64, 56, 8),
  dosing: () =>
    shadow(28, 82) +
    shape('M34 26h40a5 5 0 0 1 5 5v42a5 5 0 0 1-5 5H34z', 'v-c') +
    box(44, 34, 26, 16, '#dfe9f2', 2) +
    line('M48 45h6M48 40h14', '#1f3a5f', 1.6) +
    dial(50, 63, 6) +
    each(3, (i) => disc(62 + i * 5, 60, 1.8, '#eef1f5')) +
    disc(26, 54, 13, 'r-glass') +
    ring(26, 54, 9, '#8fb4c9', 1.6) +
    box(22, 26, 8, 15, 'h-white', 2) +
    box(22, 67, 8, 12, 'h-white', 2) +
    line('M26 26c0-14 14-14 14-22', '#c5e0ee', 3),
  plunger: () =>
    shadow(38, 82) +
    base(8, 75, 80, 5) +
    motorLying(58, 42, 29, 28) +
    box(28, 40, 30, 34, 'v-c', 4) +
    each(3, (i) => box(14, 44 + i * 9.5, 15, 6, 'v-steel', 1)) +
    box(8, 38, 12, 36, 'v-brass', 2) +
    each(3, (i) => disc(14, 45 + i * 10.5, 2.6, '#7f5a1c')) +
    gauge(14, 27, 8) +
    box(12.5, 34, 3, 5, '#7f5a1c', 0) +
    disc(43, 57, 6, 'r-dark') +
    line('M32 46h22', '#000', 1, `opacity='.25'`),
  lobe: () =>
    shadow(36, 82) +
    base(8, 76, 80, 5) +
    motorLying(58, 46, 28, 25) +
    box(46, 46, 13, 24, 'v-white', 2) +
    disc(30, 54, 23, 'r-steel') +
    disc(30, 54, 18, '#20262f') +
    turned(0, 30, 45, oval(30, 45.5, 4.6, 9.6, 'h-steel') + disc(30, 45.5, 3, 'r-dark')) +
    oval(30, 62.5, 9.6, 4.6, 'v-steel') +
    disc(30, 62.5, 3, 'r-dark') +
    box(3, 50, 7, 9, 'v-steel', 1) +
    ring(30, 54, 20.5, '#fff', 0.8, `opacity='.6'`) +
    bolts(30, 54, 20.6, 8, 1),
  vane: () =>
    shadow(28, 82) +
    box(22, 70, 52, 10, 'v-dark', 2) +
    disc(48, 46, 26, 'r-c') +
    disc(48, 46, 19, '#20262f') +
    disc(50, 46, 14, 'r-steel') +
    each(9, (i) => turned(i * 40, 50, 46, box(49.2, 29.5, 1.8, 8, '#c9d2de', 0.4))) +
    disc(50, 46, 5, 'r-dark') +
    bolts(48, 46, 22.6, 4, 2) +
    box(76, 40, 12, 12, 'v-steel', 2) +
    box(10, 40, 13, 12, 'v-dark', 2),
  vacuum: () =>
    shadow(36, 84) +
    base(10, 78, 76, 5) +
    motorLying(54, 48, 30, 26) +
    disc(34, 58, 21, 'r-c') +
    disc(34, 58, 14, '#1d3b57') +
    ring(34, 58, 12, '#62b7c2', 3, `opacity='.8'`) +
    each(8, (i) => turned(i * 45, 35, 60, box(34.3, 52, 1.6, 7, '#c9d2de', 0.4))) +
    disc(35, 60, 3, 'r-dark') +
    pipeUp(20, 24, 9, 20, 'c') +
    pipeUp(38, 24, 9, 16, 'c') +
    gauge(62, 34, 8) +
    box(60.5, 41, 3, 6, '#59657a', 0),
  hand: () =>
    shadow(24, 88) +
    line('M40 26C22 18 12 30 10 46', 'h-dark', 4) +
    disc(10, 48, 4, 'r-c') +
    disc(40, 26, 5, 'r-steel') +
    line('M48 14v18', '#7d8a9b', 4) +
    box(38, 32, 22, 10, 'h-c', 3) +
    box(40, 42, 18, 26, 'h-c', 2) +
    shape('M58 46h16a6 6 0 0 1 6 6v10h-8v-6H58z', 'v-c') +
    box(34, 66, 30, 6, 'h-dark', 2) +
    box(44, 72, 10, 12, 'h-steel', 0) +
    box(32, 84, 34, 5, 'h-c', 1) +
    line('M76 66v12', '#62b7c2', 2.4, `stroke-dasharray='3 4'`),
  rv: () =>
    shadow(32, 76) +
    box(44, 38, 38, 28, 'v-steel', 6) +
    box(50, 38, 3, 28, '#000', 0, `opacity='.15'`) +
    shape('M14 36h30v32H14a3 3 0 0 1-3-3V39a3 3 0 0 1 3-3z', 'v-rubber') +
    box(18, 30, 20, 8, 'v-c', 2) +
    box(6, 46, 8, 6, 'v-dark', 1) +
    box(6, 56, 8, 6, 'v-dark', 1) +
    line('M80 46c10 0 8-14 14-14', '#c2352b', 1.8) +
    line('M80 54c10 0 8 12 14 12', '#20262f', 1.8) +
    box(20, 68, 8, 6, '#15181e', 2) +
    box(64, 66, 8, 8, '#15181e', 2) +
    bolts(28, 52, 10, 5, 1.6),
  drum: () =>
    shadow(24, 90) +
    motorUp(38, 8, 20, 18) +
    box(34, 26, 28, 8, 'h-c', 3) +
    line('M62 30h14v8', 'h-dark', 5) +
    line('M34 22c-14 0-14 18-24 18', '#20262f', 2.4) +
    box(44, 34, 8, 16, 'h-steel', 0) +
    shape('M26 46h44v40a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4z', 'h-teal', `opacity='.85'`) +
    oval(48, 46, 22, 5, 'h-dark') +
    box(44, 40, 8, 7, 'h-steel', 0) +
    each(2, (i) => box(25, 58 + i * 14, 46, 2.4, '#fff', 1, `opacity='.25'`)),
};
