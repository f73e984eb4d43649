import {
  base,
  box,
  cabinet,
  cable,
  disc,
  each,
  finsUp,
  line,
  motorLying,
  oval,
  pipeLying,
  pipeUp,
  shadow,
  shape,
  turned,
  wheel,
} from './parts';

const column = (x: number, y: number, w: number, h: number, rings: number) =>
  box(x, y, w, h, 'h-steel', 3) +
  each(rings, (i) => box(x, y + ((i + 1) * h) / (rings + 1), w, 1, '#51607a', 0, `opacity='.4'`));

/** Pumps and machines that work under water, and sewage lifting units. */
export const submersible = {
  solar: () =>
    shadow(34) +
    shape('M12 60 34 16h48L62 60z', 'v-navy') +
    line('M19.3 45.3h48M26.6 30.7h48M28 60 49 16M45 60 66 16', '#9db8e8', 1, `opacity='.7'`) +
    shape('M12 60h50l1 3H11z', '#c9d2de') +
    line('M40 63v16M30 81h22', '#59657a', 3) +
    column(66, 36, 14, 46, 3) +
    box(66, 54, 14, 5, 'h-c', 0) +
    box(69, 30, 8, 7, 'h-dark', 2),
  deepwell: () =>
    oval(48, 88, 26, 4, '#1b2333', `opacity='.16'`) +
    turned(
      24,
      48,
      48,
      column(40, 2, 16, 46, 5) +
        box(40, 48, 16, 6, '#2b3342', 1) +
        each(4, (i) => box(41.5 + i * 3.6, 49, 1.6, 4, '#c9d2de', 0)) +
        box(40, 54, 16, 36, 'h-c', 3) +
        box(40, 68, 16, 2, '#000', 0, `opacity='.2'`) +
        box(43, -4, 10, 7, 'h-dark', 1),
    ) +
    cable('M26 70c-12 4-8 14 6 14s30-2 44 0'),
  sewage: () =>
    shadow(20, 86) +
    cable('M58 14c16-8 22 2 24 8') +
    line('M40 20c0-12 18-12 18 0', '#59657a', 3.5) +
    box(36, 20, 26, 40, 'h-c', 6) +
    each(5, (i) => box(36, 28 + i * 6, 26, 1.2, '#000', 0, `opacity='.13'`)) +
    shape('M32 60h34l5 18H27z', 'h-c') +
    box(68, 62, 14, 9, 'v-dark', 2) +
    box(76, 52, 9, 14, 'h-dark', 2) +
    box(30, 78, 38, 7, 'h-dark', 2),
  drain: () =>
    shadow(24, 86) +
    line('M38 22c0-12 20-12 20 0', '#20262f', 4) +
    cable('M52 20c10-10 28-6 30 4') +
    box(34, 22, 28, 38, 'h-steel', 8) +
    box(34, 34, 28, 8, 'h-c', 0) +
    shape('M30 60h36v22a3 3 0 0 1-3 3H33a3 3 0 0 1-3-3z', 'h-rubber') +
    each(7, (i) => box(33.5 + i * 4.4, 72, 2, 11, '#0b0d11', 0.8)) +
    pipeLying(64, 62, 12, 8, 'rubber', 'right') +
    cable('M34 46c-10 2-14 8-14 14') +
    box(15, 58, 9, 16, 'h-c', 4),
  fountain: () =>
    oval(48, 84, 34, 5, '#62b7c2', `opacity='.5'`) +
    line('M48 30c-2-16-18-16-20 2M48 30c2-16 18-16 20 2M48 30V10', '#62b7c2', 2.6, `opacity='.9'`) +
    box(45, 30, 6, 16, 'h-dark', 1) +
    shape('M26 52c0-5 3-7 8-7h28c5 0 8 2 8 7v24a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6z', 'h-c') +
    each(6, (i) => box(30, 56 + i * 4, 36, 1.6, '#000', 0.8, `opacity='.28'`)) +
    cable('M70 70c12 0 10 12 20 10'),
  axial: () =>
    shadow(22, 90) +
    line('M40 12c0-8 16-8 16 0', '#59657a', 3) +
    box(36, 14, 24, 26, 'h-c', 5) +
    finsUp(38, 18, 20, 19, 5) +
    shape('M32 40h32l6 16H26z', 'h-c') +
    box(24, 56, 48, 7, 'v-dark', 2) +
    box(27, 63, 42, 14, 'h-steel', 0) +
    each(3, (i) => oval(36 + i * 12, 71, 7, 3, 'h-brass', `transform='rotate(-24 ${36 + i * 12} 71)'`)) +
    disc(48, 71, 4, 'r-dark') +
    shape('M24 77h48l4 10H20z', 'h-c'),
  mixer: () =>
    shadow(34, 84) +
    line('M18 8v76', '#7d8a9b', 5) +
    box(12, 40, 12, 18, 'h-dark', 2) +
    box(24, 34, 34, 30, 'v-c', 8) +
    each(4, (i) => box(29 + i * 6, 36, 1.4, 26, '#000', 0, `opacity='.16'`)) +
    box(58, 42, 8, 14, 'v-steel', 2) +
    each(3, (i) => turned(i * 120 + 15, 70, 49, oval(70, 33, 5, 15, 'h-steel'))) +
    disc(70, 49, 6, 'r-dark') +
    cable('M38 34c0-14 14-14 14-26'),
  aerator: () =>
    oval(48, 82, 40, 6, '#62b7c2', `opacity='.45'`) +
    oval(48, 68, 36, 9, 'v-c') +
    oval(48, 65, 36, 9, 'h-c') +
    oval(48, 65, 22, 5, '#20262f', `opacity='.35'`) +
    line('M30 58c-8-12-14-10-18-2M66 58c8-12 14-10 18-2M38 56c-3-10-8-12-12-8M58 56c3-10 8-12 12-8', '#62b7c2', 2.4) +
    box(40, 34, 16, 30, 'h-steel', 4) +
    finsUp(41, 40, 14, 18, 4) +
    box(42, 29, 12, 6, 'h-dark', 3),
  lift: () =>
    shadow(32, 86) +
    box(22, 40, 52, 45, 'h-white', 5) +
    box(18, 36, 60, 7, 'v-c', 3) +
    box(38, 30, 20, 8, 'v-dark', 3) +
    pipeLying(10, 56, 13, 10, 'dark') +
    pipeUp(62, 18, 8, 18, 'dark') +
    line('M30 50v26M36 50v26M60 50v26M66 50v26', '#cfd6df', 1.6) +
    disc(48, 63, 9, 'r-c') +
    line('M44 63h8M48 59v8', '#fff', 1.8) +
    box(26, 22, 8, 14, 'h-steel', 1),
  trailer: () =>
    shadow(40, 86) +
    base(8, 66, 74, 5) +
    line('M82 68l10 8', '#3b4658', 3) +
    wheel(32, 76, 10) +
    wheel(58, 76, 10) +
    box(32, 30, 48, 36, 'v-c', 4) +
    each(4, (i) => box(60 + i * 4.4, 38, 2, 18, '#000', 0.8, `opacity='.25'`)) +
    box(37, 37, 17, 14, '#1f3a5f', 1.5) +
    disc(41, 58, 2, '#59d38a') +
    volute3() +
    line('M70 30v-9h7', '#59657a', 4),
  skid: () =>
    shadow(40, 84) +
    base(6, 76, 84, 6) +
    box(12, 30, 26, 46, 'h-white', 4) +
    box(12, 50, 26, 26, 'h-c', 4, `opacity='.55'`) +
    box(17, 24, 16, 7, 'h-dark', 2) +
    box(23, 12, 4, 12, 'h-steel', 0) +
    box(19, 8, 12, 8, 'h-c', 2) +
    motorLying(48, 58, 16, 13) +
    box(42, 60, 7, 10, 'v-steel', 1) +
    cabinet(70, 28, 18, 48) +
    line('M42 64H40V44H66V22H58', '#7d8a9b', 2.6),
  firediesel: () =>
    shadow(38, 82) +
    base(8, 74, 80, 6) +
    box(40, 34, 42, 38, 'v-c', 3) +
    box(44, 28, 16, 8, 'v-dark', 2) +
    line('M72 34V20h8', '#59657a', 4) +
    each(4, (i) => box(46 + i * 8, 44, 5, 14, '#000', 1, `opacity='.18'`)) +
    disc(82, 54, 9, 'r-steel') +
    disc(25, 58, 15, 'r-c') +
    disc(25, 58, 7, 'r-steel') +
    pipeUp(15, 32, 10, 20),
};

function volute3() {
  return (
    disc(22, 54, 13, 'r-steel') + disc(22, 54, 6, '#2b3342') + pipeUp(13, 32, 9, 12, 'steel') + base(10, 66, 24, 4)
  );
}
