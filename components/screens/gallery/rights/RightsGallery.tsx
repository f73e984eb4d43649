import { Button } from '@/components/ui/button/Button';
import { PlainTable } from '@/components/ui/table/PlainTable';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { Can, RightsContext } from '@/components/ui/permission/Can';
import { can, type Guard, type Rights } from '@/lib/auth/permission';
import { showMessage } from '@/lib/state/messages';
import { GalleryPage } from '../parts/GalleryPage';
import { Row } from '../parts/Row';
import { Sample } from '../parts/Sample';
import { StateSwitch } from '../parts/StateSwitch';
import styles from './RightsGallery.module.css';

const ROLES = ['admin', 'editor', 'reader'] as const;
type Role = (typeof ROLES)[number];

/** As a platform sends them with the user: `admin` of the client itself is never sent. */
const RIGHTS: Record<Role, Rights> = {
  admin: { admin: false, roles: ['admin'], permissions: ['sample:read', 'sample:edit', 'sample:delete'] },
  editor: { admin: false, roles: ['editor'], permissions: ['sample:read', 'sample:edit'] },
  reader: { admin: false, roles: ['reader'], permissions: ['sample:read'] },
};

const BUTTONS = ['read', 'edit', 'delete'] as const;

/** A guard of each form, as code writes it. */
const GUARDS: readonly { key: 'names' | 'oneOf' | 'allOf' | 'except'; guard: Guard }[] = [
  { key: 'names', guard: ['admin', 'sample:edit'] },
  { key: 'oneOf', guard: { role: ['editor'], permission: ['sample:delete'], mode: 'oneOf' } },
  { key: 'allOf', guard: { role: ['admin'], permission: ['sample:delete'], mode: 'allOf' } },
  { key: 'except', guard: { role: ['reader'], mode: 'except' } },
];

/** What a role may do, switched for these samples only: the session and the menu keep their own. */
export function RightsGallery() {
  const t = useTranslations('gallery.rights');
  const [role, setRole] = useState<Role>('admin');
  const rights = RIGHTS[role];
  const roles = (
    <StateSwitch
      states={ROLES}
      value={role}
      onChange={setRole}
      label={t('role')}
      labelOf={(one) => t(`roles.${one}`)}
    />
  );
  return (
    <RightsContext value={rights}>
      <GalleryPage page="galleryRights">
        <Sample
          title={t('buttons.title')}
          text={t('buttons.text')}
          files={['components/ui/permission/Can.tsx']}
          states={roles}
        >
          <Row role="group" aria-label={t('buttons.title')}>
            {BUTTONS.map((name) => (
              <Can key={name} guard={[`sample:${name}`]}>
                <Button
                  color={name === 'delete' ? 'error' : undefined}
                  onClick={() => showMessage('info', t('pressed', { name: t(`action.${name}`) }))}
                >
                  {t(`action.${name}`)}
                </Button>
              </Can>
            ))}
          </Row>
        </Sample>
        <Sample title={t('guards.title')} text={t('guards.text')} files={['lib/auth/permission.ts']} flush>
          <PlainTable className={styles.guards} aria-label={t('guards.title')}>
            <thead>
              <tr>
                <th scope="col">{t('guards.guard')}</th>
                <th scope="col">{t('guards.result')}</th>
              </tr>
            </thead>
            <tbody>
              {GUARDS.map(({ key, guard }) => (
                <tr key={key}>
                  <td>
                    <div>{t(`guards.${key}`)}</div>
                    <code>{JSON.stringify(guard)}</code>
                  </td>
                  <td>
                    <StatusChip tone={can(rights, guard) ? 'success' : 'hollow'}>
                      {t(can(rights, guard) ? 'guards.allowed' : 'guards.refused')}
                    </StatusChip>
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </Sample>
      </GalleryPage>
    </RightsContext>
  );
}
