import type { Theme } from '@/lib/state/theme';
import { column } from './column';
import { common } from './common';
import { comprehensive } from './comprehensive';
import { float } from './float';
import { horizontal } from './horizontal';
import type { Layout } from './layout';
import { vertical } from './vertical';

/** The six layouts of specification 2, by their name in the theme. */
export const LAYOUTS: Record<Theme['layout'], Layout> = {
  vertical,
  column,
  comprehensive,
  horizontal,
  common,
  float,
};
