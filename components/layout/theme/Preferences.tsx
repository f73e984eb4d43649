import { Download, Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '@/components/ui/button/Button';
import { showError, showMessage } from '@/lib/state/messages';
import { preferencesText, readPreferences, applyPreferences } from '@/lib/state/preferences';
import { download } from '@/lib/util/files/download';
import { Group, GroupHead, Switches } from './theme-parts';
import styles from './Preferences.module.css';

const FILE_NAME = 'supplier-client-preferences';

const jsonFile = (text: string) => new Blob([text], { type: 'application/json' });

export function Preferences() {
  const t = useTranslations('theme');
  const input = useRef<HTMLInputElement>(null);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Cleared so that choosing the same file again is a change.
    event.target.value = '';
    if (!file) return;
    const result = readPreferences(await file.text());
    if (!result.ok) {
      const { problem } = result;
      const key = problem.kind === 'wrongValue' ? problem.key : '';
      return showMessage('error', t(`importFailed.${problem.kind}`, { file: file.name, key }));
    }
    await applyPreferences(result.preferences);
    showMessage('success', t('imported'));
  };
  return (
    <Group>
      <GroupHead>
        <h3>{t('group.preferences')}</h3>
      </GroupHead>
      <Switches className={styles.actions}>
        <Button
          size="small"
          startIcon={<Download size={14} aria-hidden />}
          onClick={() => download(jsonFile(preferencesText()), FILE_NAME, 'json')}
        >
          {t('export')}
        </Button>
        <Button size="small" startIcon={<Upload size={14} aria-hidden />} onClick={() => input.current?.click()}>
          {t('import')}
        </Button>
      </Switches>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('importFile')}
        onChange={(event) => void take(event).catch(showError)}
      />
    </Group>
  );
}
