import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { currentPlace } from '@/lib/router/location';
import { logError } from '@/lib/state/error-log';
import { showError } from '@/lib/state/messages';
import { isChunkLost, loadChunk } from '@/lib/util/browser/load-chunk';

const lost = new Set<() => void>();

/** Lets everything whose file was lost be asked for again; called by an error boundary before it draws anew. */
export function forgetLost(): void {
  lost.forEach((renew) => renew());
  lost.clear();
}

/** A component whose code comes later. */
export type Lazy<P> = ComponentType<P> & {
  /** Asks for the code before it is drawn: what has come by then stands at once. A failure is told when it is drawn. */
  prepare: () => Promise<void>;
};

/**
 * React's `lazy` with the limits of {@link loadChunk}, and a second chance after {@link forgetLost}. A failure goes to
 * the boundary around it.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  let asked = false;
  const create = () =>
    lazy(async () => {
      asked = true;
      try {
        return { default: await loadChunk(load) };
      } catch (error) {
        // Not at once: React draws a second time before it gives an error to the boundary.
        lost.add(() => (Current = create()));
        throw error;
      }
    });
  let Current: ComponentType<P> = create();
  function LazyScreen(props: P) {
    const Screen = Current;
    return <Screen {...props} />;
  }
  const prepare = async () => {
    if (asked) return;
    const Loaded = await loadChunk(load).catch(() => undefined);
    // What is drawn already must not be drawn anew.
    if (Loaded && !asked) Current = Loaded;
  };
  return Object.assign(LazyScreen, { prepare });
}

interface PartBoundaryProps {
  children: ReactNode;
  /** What was opened is to be shut again, so that the next time finds a fresh part. */
  onFail?: () => void;
  /** Shown in its place, without a message; null: nothing is. */
  fallback?: ReactNode;
}

/** Around a menu or a dialog: what fails or does not arrive is said in a message, and everything else stands. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logError(error, currentPlace().full);
    if (this.props.fallback === undefined) showError(error);
    if (isChunkLost(error)) forgetLost();
    this.props.onFail?.();
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.failed ? fallback : children;
  }
}

/** As {@link lazyScreen}, for a part that the rest of the page can do without; opened again, it is asked for again. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  const Part = lazyScreen(load);
  const LazyPart = (props: P) => (
    <PartBoundary>
      <Part {...props} />
    </PartBoundary>
  );
  return Object.assign(LazyPart, { prepare: Part.prepare });
}
