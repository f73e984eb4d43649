import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useEdited } from '@/components/ui/record/use-edited';
import { PersonPicture } from '@/components/ui/person/PersonPicture';
import { DENSITY_SIZES, type Density } from '@/components/ui/table/rows/column';
import type { Contact } from '@/lib/api/contact';

export function ContactName({ contact, density }: { contact: Contact; density: Density }) {
  const t = useTranslations('contact');
  const { hrefOf } = useEdited();
  const { name, position, department, avatar, primary } = contact;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <PersonPicture name={name} src={avatar} size={Math.min(36, DENSITY_SIZES[density].thumb)} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Link
            noWrap
            href={hrefOf(contact.id)}
            variant="subtitle2"
            dir="auto"
            sx={{ color: 'var(--text-primary)', fontWeight: 'var(--weight-semibold)' }}
          >
            {name}
          </Link>
          {primary && <StatusChip tone="primary">{t('primary')}</StatusChip>}
        </Box>
        {density === 'comfortable' && (
          <Typography variant="caption" component="div" noWrap sx={{ color: 'var(--text-tertiary)' }}>
            {[position, department].filter(Boolean).join(' · ')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
