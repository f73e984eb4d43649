import { useQuery } from '@tanstack/react-query';
import { Plus, RotateCw } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useMedia } from '@/components/ui/layout/use-media';
import { ButtonLink } from '@/components/ui/button/Button';
import { Row } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { lockOf } from '@/components/ui/permission/lock';
import { IconAction } from '@/components/ui/button/IconAction';
import { Can } from '@/components/ui/permission/Can';
import { useShopZone } from '@/lib/api/shop-zone';
import { userQuery } from '@/lib/api/session-queries';
import { userName } from '@/lib/i18n/user-name';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { below } from '@/lib/theme/breakpoints';
import { useView } from '@/lib/router/view';
import { dayPart } from '@/lib/util/day';
import styles from './home.module.css';
import type { Period } from './home-period';
import { PeriodControl } from './PeriodControl';
import ownStyles from './HomeHead.module.css';

const MINUTE = 60_000;

interface HomeHeadProps {
  now: Date;
  period: Period;
  /** When the figures were loaded; 0 before that. */
  updatedAt: number;
  busy: boolean;
  onRefresh: () => void;
}

export function HomeHead({ now, period, updatedAt, busy, onRefresh }: HomeHeadProps) {
  const t = useTranslations('home');
  const format = useFormatter();
  const page = useRouteTitle()(useView().title);
  const locale = useLocale();
  const { data: user } = useQuery(userQuery());
  const name = user ? userName(user, locale) : '';
  // The figures count days in the shop's time zone.
  const timeZone = useShopZone();
  const phone = useMedia(below.phone);
  const names = phone ? 'short' : 'long';
  const today = format.dateTime(now, { timeZone, month: names, day: 'numeric', weekday: names });
  const fresh = now.getTime() - updatedAt < MINUTE;
  const updated = fresh || !updatedAt ? t('updatedNow') : t('updated', { time: format.relativeTime(updatedAt, now) });
  return (
    <Row gap={12} wrap className={space.below16}>
      <div className={ownStyles.fill}>
        <h1 className="visually-hidden">{page}</h1>
        <p className={styles.greeting}>{t(`greeting.${dayPart(now.getHours())}`, { name })}</p>
        <div className={styles.facts}>
          <span>
            {t.rich('facts', {
              today,
              updated,
              // Hidden, not absent, so that the button beside it does not move when the figures are loaded.
              rest: (text) => <span className={updatedAt ? undefined : ownStyles.early}>{text}</span>,
            })}
          </span>
          <IconAction label={t('refresh')} aria-busy={busy} onClick={onRefresh}>
            <RotateCw size={14} aria-hidden />
          </IconAction>
        </div>
      </div>
      <div className={ownStyles.box}>
        <PeriodControl period={period} />
      </div>
      <Can guard={['product:edit']}>
        <ButtonLink
          variant="contained"
          className={ownStyles.publish}
          {...lockOf()}
          href={hrefOf(paths.productForm())}
          aria-label={t('publish')}
          startIcon={<Plus aria-hidden />}
        >
          {t(phone ? 'publishShort' : 'publish')}
        </ButtonLink>
      </Can>
    </Row>
  );
}
