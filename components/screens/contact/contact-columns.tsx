import { useTranslations } from 'next-intl';
import { useMedia } from '@/components/ui/layout/use-media';
import { TextLink } from '@/components/ui/layout/TextLink';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import type { Column, Density } from '@/components/ui/table/rows/column';
import type { Contact } from '@/lib/api/contact';
import { below } from '@/lib/theme/breakpoints';
import { phoneHref } from '@/lib/util/phone-href';
import { ContactAccounts, ContactLanguages, ContactTime } from './ContactFacts';
import { ContactName } from './ContactName';
import styles from './contact-columns.module.css';

const Quiet = ({ children }: { children: string }) => <span className={styles.box}>{children}</span>;

export function useContactColumns(density: Density): Column<Contact>[] {
  const t = useTranslations('contact');
  const narrow = useMedia(below.roomy);
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
      width: 164,
      render: ({ mobile, phone }) => (
        <>
          <TextLink quiet href={phoneHref(mobile)}>
            {mobile}
          </TextLink>
          {density === 'comfortable' && phone && <Quiet>{phone}</Quiet>}
        </>
      ),
    },
    {
      key: 'email',
      title: t('fields.email'),
      width: 210,
      render: ({ email }) => (
        <TextLink quiet href={`mailto:${email}`} title={email} className={styles.link}>
          {email}
        </TextLink>
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
