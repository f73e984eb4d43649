import { FieldText } from './FieldText';

/** A day as `2026-11-18`, by the browser's own calendar. */
export function DateInput({ size, min }: { size?: 'small' | 'medium'; min?: string }) {
  return <FieldText type="date" size={size} native={{ min, max: '9999-12-31' }} />;
}
