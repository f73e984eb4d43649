import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/layout/TextLink';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { CardFoot } from '@/components/ui/table/rows/RecordCard';
import type { Contact } from '@/lib/api/contact';
import { phoneHref } from '@/lib/util/phone-href';
import { ContactTime } from './ContactFacts';
import { ContactName } from './ContactName';
import styles from './ContactCard.module.css';

export function ContactCard({ contact, actions }: { contact: Contact; actions: ReactNode }) {
  const t = useTranslations('contact.views');
  const { visible } = contact;
  return (
    <>
      <div className={styles.box}>
        <ContactName contact={contact} density="comfortable" />
      </div>
      <div className={styles.lines}>
        <div className={styles.row}>
          <TextLink href={phoneHref(contact.mobile)}>{contact.mobile}</TextLink>
          <ContactTime zone={contact.timezone} />
        </div>
        <span>
          <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
        </span>
      </div>
      <CardFoot>
        <StatusChip tone={visible ? 'success' : 'hollow'}>{t(visible ? 'true' : 'false')}</StatusChip>
        {actions}
      </CardFoot>
    </>
  );
}
