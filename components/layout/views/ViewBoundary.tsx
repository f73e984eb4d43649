import { Component, type ReactNode } from 'react';
import { forgetLost } from '@/components/ui/loading/lazy-part';
import { currentLocation, hrefOf } from '@/lib/router/location';
import { logError } from '@/lib/state/error-log';
import { Button } from '@/components/ui/button/Button';
import { useLoginTexts } from '@/lib/i18n/login-texts';
import { paths } from '@/lib/router/paths';
import { useAtomValue } from '@/lib/state/store';
import { updateAtom } from '@/lib/state/update';
import { isChunkLost } from '@/lib/util/browser/load-chunk';
import styles from './view-failure.module.css';

interface ViewFailureProps {
  error: unknown;
  again: boolean;
  onRetry: () => void;
}

/**
 * Shown where a screen failed to render. A file that fails twice, or after a newer build, is no longer on the server:
 * then only a reload of the page helps. It imports no lazy part, which could be missing, too.
 */
function ViewFailure({ error, again, onRetry }: ViewFailureProps) {
  const texts = useLoginTexts().failure;
  const lost = isChunkLost(error);
  const isNewer = useAtomValue(updateAtom);
  const isRemoved = lost && (again || isNewer);
  return (
    <div className={styles.failure} role="alert">
      <h1>{texts.title}</h1>
      <p>{texts[isRemoved ? 'chunkGone' : lost ? 'chunk' : 'text']}</p>
      <div className={styles.actions}>
        <Button variant="contained" onClick={() => (isRemoved ? location.reload() : onRetry())}>
          {texts[isRemoved ? 'reload' : 'retry']}
        </Button>
        <a href={hrefOf(paths.home())}>{texts.home}</a>
      </div>
    </div>
  );
}

interface ViewBoundaryProps {
  children: ReactNode;
  onFailure?: () => void;
}

/** Errors in a view affect neither the frame nor other views. */
export class ViewBoundary extends Component<ViewBoundaryProps, { error?: unknown; tries: number }> {
  override state: { error?: unknown; tries: number } = { tries: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    logError(error, currentLocation().full);
    this.props.onFailure?.();
  }

  retry = () => {
    forgetLost();
    this.setState(({ tries }) => ({ error: undefined, tries: tries + 1 }));
  };

  override render() {
    const { error, tries } = this.state;
    if (error === undefined) return this.props.children;
    return <ViewFailure error={error} again={tries > 0} onRetry={this.retry} />;
  }
}
