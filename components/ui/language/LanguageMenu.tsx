import { Languages } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useLoginTexts } from '@/lib/i18n/login-texts';

/** Contains MUI's menu, which the login page does not need otherwise: it is loaded when first opened. */
const LanguageList = lazyPart(() => import('./LanguageList').then((module) => module.LanguageList));

export function LanguageMenu() {
  const { language } = useLoginTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconAction
        label={language}
        // The login page has no tooltips of ours.
        tip={false}
        title={language}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Languages size={18} strokeWidth={1.7} />
      </IconAction>
      {anchor && (
        <Suspense>
          <LanguageList anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
