import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';

interface GroupCellProps {
  ids: readonly string[];
  /** Names of all groups by id; empty until they are known. */
  names: ReadonlyMap<string, string>;
}

/** The first group, and how many more there are. */
export function GroupCell({ ids, names }: GroupCellProps) {
  const t = useTranslations('productList');
  const known = ids.flatMap((id) => names.get(id) ?? []);
  const [first] = known;
  if (first === undefined) return '–';
  const text = known.length > 1 ? t('moreGroups', { first, more: known.length - 1 }) : first;
  return (
    <Typography variant="body2" component="div" noWrap sx={{ color: 'text.secondary' }} title={known.join(' · ')}>
      {text}
    </Typography>
  );
}
