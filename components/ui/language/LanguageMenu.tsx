import { Languages } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { useLoginTexts } from '@/lib/i18n/login-texts';

/** The list brings MUI's menu along, which the login page has no other use for: it comes when it is opened. */
const LanguageList = lazyPart(() => import('./LanguageList').then((module) => module.LanguageList));

/** Chooses the language of the interface. */
export function LanguageMenu() {
  const { language } = useLoginTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <LightIconButton
        type="button"
        aria-label={language}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        title={language}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Languages size={18} strokeWidth={1.7} />
      </LightIconButton>
      {anchor && (
        <Suspense>
          <LanguageList anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
