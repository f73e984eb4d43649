import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import type { Filter } from './filter';
import type { FilterValues } from './list-filters';

interface FilterFormProps {
  /** One filter in a popover, all of them in the sheet; if there are several, each has its name above. */
  filters: readonly Filter[];
  values: FilterValues;
  onApply: (change: FilterValues) => void;
  onCancel: () => void;
}

/** The form of filters: nothing is requested before OK. */
export function FilterForm({ filters, values, onApply, onCancel }: FilterFormProps) {
  const t = useTranslations('entry.action');
  const [draft, setDraft] = useState<FilterValues>({});
  const several = filters.length > 1;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        minWidth: 260,
        maxWidth: several ? 'none' : 340,
        width: several ? '100%' : undefined,
      }}
    >
      <Box
        sx={{
          overflow: 'auto',
          p: 2,
          pb: 1,
          maxHeight: several ? undefined : 360,
          display: 'flex',
          flexDirection: 'column',
          gap: 2.5,
        }}
      >
        {filters.map((filter) => (
          <Box key={filter.key} role={several ? 'group' : undefined} aria-label={several ? filter.name : undefined}>
            {several && (
              <Typography variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
                {filter.name}
              </Typography>
            )}
            <Suspense fallback={<Skeleton height={96} />}>
              {filter.editor({ ...values, ...draft }, (part) => setDraft((before) => ({ ...before, ...part })))}
            </Suspense>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, p: 2, pt: 1 }}>
        <Button size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button size="small" type="submit" variant="contained">
          {t('ok')}
        </Button>
      </Box>
    </Box>
  );
}
