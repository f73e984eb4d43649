import type { ComponentProps } from 'react';
import styles from './chart-parts.module.css';

/** The value axis at the left is as wide as its widest label. */
export const ChartRoot = (props: ComponentProps<'div'>) => <div {...props} className={styles.chartRoot} />;

export const ChartBody = (props: ComponentProps<'div'>) => <div {...props} className={styles.chartBody} />;

export const ValueAxis = (props: ComponentProps<'div'>) => <div {...props} className={styles.valueAxis} />;

/** Labels of points; in narrow charts every other one. */
export const PointAxis = (props: ComponentProps<'div'>) => <div {...props} className={styles.pointAxis} />;

export const Plot = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.plot} ${className}`} />
);

export const Crosshair = (props: ComponentProps<'div'>) => <div {...props} className={styles.crosshair} />;

/** Beside the crosshair, on the side with more space; in narrow charts it moves with it. */
export const ChartTooltip = (props: ComponentProps<'div'>) => <div {...props} className={styles.chartTooltip} />;

/** Invisible, but focusable: keyboard and screen readers move through the points by it. */
export const PointSlider = ({ className = '', ...props }: ComponentProps<'input'>) => (
  <input {...props} className={`${styles.pointSlider} ${className}`} />
);

/** In the place of a chart without points. */
export const NoPoints = (props: ComponentProps<'p'>) => <p {...props} className={styles.noPoints} />;
