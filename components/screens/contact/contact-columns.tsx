import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import type { Column, Density } from '@/components/ui/table/rows/column';
import type { Contact } from '@/lib/api/contact';
import { below } from '@/lib/theme/breakpoints';
import { ContactAccounts, ContactLanguages, ContactTime } from './ContactFacts';
import { ContactName } from './ContactName';

const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
const Quiet = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'block', fontSize: 'var(--type-caption)', color: 'var(--text-tertiary)' }}>
    {children}
  </Box>
);

export function useContactColumns(density: Density): Column<Contact>[] {
  const t = useTranslations('contact');
  const narrow = useMediaQuery(below.roomy);
  return [
    {
      key: 'name',
      title: t('column.name'),
      sort: 'name',
      firstOrder: 'asc',
      width: 184,
      grow: true,
      hideable: false,
      render: (contact) => <ContactName contact={contact} density={density} />,
    },
    {
      key: 'phone',
      title: t('column.phone'),
      width: 138,
      render: ({ mobile, phone }) => (
        <>
          <Link href={phoneHref(mobile)} color="inherit">
            {mobile}
          </Link>
          {density === 'comfortable' && phone && <Quiet>{phone}</Quiet>}
        </>
      ),
    },
    {
      key: 'email',
      title: t('fields.email'),
      width: 236,
      render: ({ email }) => (
        <Link noWrap href={`mailto:${email}`} color="inherit" title={email} sx={{ display: 'block' }}>
          {email}
        </Link>
      ),
    },
    {
      key: 'accounts',
      title: t('column.accounts'),
      width: 128,
      render: (contact) => <ContactAccounts contact={contact} density={density} />,
    },
    {
      key: 'languages',
      title: t('fields.languages'),
      width: 106,
      // Where a name would have less room than these need.
      optional: narrow,
      render: ({ languages }) => <ContactLanguages codes={languages} />,
    },
    {
      key: 'timezone',
      title: t('column.timezone'),
      width: 104,
      render: ({ timezone }) => <ContactTime zone={timezone} />,
    },
    {
      key: 'visible',
      title: t('column.visible'),
      width: 92,
      render: ({ visible }) => (
        <StatusChip tone={visible ? 'success' : 'hollow'}>{t(visible ? 'views.true' : 'views.false')}</StatusChip>
      ),
    },
  ];
}
