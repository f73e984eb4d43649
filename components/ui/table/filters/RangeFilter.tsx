import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';

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
    <OutlinedInput
      fullWidth
      size="small"
      value={value}
      placeholder={label}
      sx={{ minWidth: 0 }}
      onChange={(event) => change(event.target.value)}
      slotProps={{ input: { 'aria-label': label, inputMode: 'decimal' } }}
    />
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {field(fromLabel, from, (next) => onChange(next, to))}
      <span aria-hidden>–</span>
      {field(toLabel, to, (next) => onChange(from, next))}
    </Box>
  );
}
