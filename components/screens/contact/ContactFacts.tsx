import Box from '@mui/material/Box';
import { useLocale, useTranslations } from 'next-intl';
import { languageName } from '@/lib/i18n/display-names';
import { timeIn } from '@/components/ui/form/inputs/time-zones';
import type { Contact } from '@/lib/api/contact';
import { useNow } from '@/lib/util/use-now';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';

const ACCOUNTS = ['whatsapp', 'wechat', 'skype'] as const;
const quiet = { color: 'var(--text-tertiary)' };

/** The first texts on one line and the number of the others, which are in the tooltip and read aloud. */
function FoldedLine({ texts, shown }: { texts: readonly string[]; shown: number }) {
  const others = texts.slice(shown);
  return (
    <Box component="span" title={texts.join(' · ')} sx={{ whiteSpace: 'nowrap' }}>
      {texts.slice(0, shown).join(' · ')}
      {others.length > 0 && (
        <>
          <Box component="span" aria-hidden sx={{ marginLeft: '6px', color: 'var(--text-tertiary)' }}>
            +{others.length}
          </Box>
          <VisuallyHidden> · {others.join(' · ')}</VisuallyHidden>
        </>
      )}
    </Box>
  );
}

/** Where else the person is reached. */
export function ContactAccounts({ contact }: { contact: Contact }) {
  const t = useTranslations('contact.fields');
  const accounts = ACCOUNTS.filter((account) => contact[account]);
  return <FoldedLine texts={accounts.map((account) => `${t(account)} ${contact[account]}`)} shown={1} />;
}

/** The languages the person speaks, by name. */
export function ContactLanguages({ codes }: { codes: readonly string[] }) {
  const locale = useLocale();
  return <FoldedLine texts={codes.map((code) => languageName(code, locale))} shown={2} />;
}

/** What time it is where the person sits, and where that is. */
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
