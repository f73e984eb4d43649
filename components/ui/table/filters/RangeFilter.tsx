import { TextBox } from '@/components/ui/form/text/text-box';
import { Row } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';

interface RangeFilterProps {
  fromLabel: string;
  toLabel: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** A range of amounts. */
export function RangeFilter({ fromLabel, toLabel, from, to, onChange }: RangeFilterProps) {
  const field = (label: string, value: string, change: (next: string) => void) => (
    <TextBox
      size="small"
      value={value}
      placeholder={label}
      className={space.shrinks}
      onChange={(event) => change(event.target.value)}
      aria-label={label}
      inputMode="decimal"
    />
  );
  return (
    <Row gap={8}>
      {field(fromLabel, from, (next) => onChange(next, to))}
      <span aria-hidden>–</span>
      {field(toLabel, to, (next) => onChange(from, next))}
    </Row>
  );
}
