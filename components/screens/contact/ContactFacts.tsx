import Box from '@mui/material/Box';
import { useLocale, useTranslations } from 'next-intl';
import { languageName } from '@/lib/i18n/display-names';
import { timeIn } from '@/components/ui/form/inputs/time-zones';
import type { Contact } from '@/lib/api/contact';
import { useNow } from '@/lib/util/use-now';

const ACCOUNTS = ['whatsapp', 'wechat', 'skype'] as const;
const quiet = { color: 'var(--text-tertiary)' };

export function ContactAccounts({ contact }: { contact: Contact }) {
  const t = useTranslations('contact.fields');
  return ACCOUNTS.filter((account) => contact[account]).map((account) => (
    <Box key={account} sx={{ fontSize: 'var(--type-caption)', lineHeight: '1.0625rem', whiteSpace: 'nowrap' }}>
      <Box component="span" sx={quiet}>
        {t(account)}
      </Box>{' '}
      {contact[account]}
    </Box>
  ));
}

export function ContactLanguages({ codes }: { codes: readonly string[] }) {
  const locale = useLocale();
  return codes.map((code) => languageName(code, locale)).join(' · ');
}

export function ContactTime({ zone }: { zone: string }) {
  const now = useNow();
  const there = timeIn(zone, useLocale(), now);
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }} title={zone}>
      {there && `${there.time} `}
      <Box component="span" sx={quiet}>
        {there?.offset ?? zone}
      </Box>
    </Box>
  );
}
