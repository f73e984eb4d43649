import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { CardFoot } from '@/components/ui/table/rows/RecordCard';
import type { Contact } from '@/lib/api/contact';
import { ContactTime } from './ContactFacts';
import { ContactName } from './ContactName';

const Lines = styled('div')({
  display: 'grid',
  gap: 2,
  marginTop: 10,
  fontSize: 'var(--type-small)',
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
});

export function ContactCard({ contact, actions }: { contact: Contact; actions: ReactNode }) {
  const t = useTranslations('contact.views');
  const { visible } = contact;
  return (
    <>
      <Box sx={{ paddingRight: 4 }}>
        <ContactName contact={contact} density="comfortable" />
      </Box>
      <Lines>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <Link href={`tel:${contact.mobile.replace(/[^\d+]/g, '')}`}>{contact.mobile}</Link>
          <ContactTime zone={contact.timezone} />
        </Box>
        <span>
          <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
        </span>
      </Lines>
      <CardFoot>
        <StatusChip tone={visible ? 'success' : 'hollow'}>{t(visible ? 'true' : 'false')}</StatusChip>
        {actions}
      </CardFoot>
    </>
  );
}
