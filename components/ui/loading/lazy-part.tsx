import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { currentLocation } from '@/lib/router/location';
import { logError } from '@/lib/state/error-log';
import { showError } from '@/lib/state/messages';
import { isChunkLost, loadChunk } from '@/lib/util/browser/load-chunk';
import { isFrugal } from '@/lib/util/browser/online';

const lost = new Set<() => void>();

/** Lets every part that failed to load be fetched again; called by an error boundary before it retries. */
export function forgetLost(): void {
  lost.forEach((renew) => renew());
  lost.clear();
}

export type Lazy<P> = ComponentType<P> & {
  /** Starts loading before it is rendered, so that it shows at once. A failure is thrown when it is rendered. */
  prepare: () => Promise<void>;
};

/** React's `lazy` with the limits of {@link loadChunk}, and another attempt after {@link forgetLost}. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  let isRequested = false;
  let isPrepared = false;
  const create = () =>
    lazy(async () => {
      isRequested = true;
      try {
        return { default: await loadChunk(load) };
      } catch (error) {
        // Not at once: React renders a second time before it passes an error to the boundary.
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
    if (isRequested || isPrepared) return;
    const Loaded = await loadChunk(load).catch(() => undefined);
    // A component that is rendered already must not be remounted.
    if (!Loaded || isRequested) return;
    Current = Loaded;
    isPrepared = true;
  };
  return Object.assign(LazyScreen, { prepare });
}

interface PartBoundaryProps {
  children: ReactNode;
  /** Closes what was opened, so that opening it again makes a new attempt. */
  onFail?: () => void;
  /** Shown instead, without a message; null for nothing. */
  fallback?: ReactNode;
}

/** Boundary for a menu or dialog: a failure is shown as a message, and the rest of the page is not affected. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logError(error, currentLocation().full);
    if (this.props.fallback === undefined) showError(error);
    if (isChunkLost(error)) forgetLost();
    this.props.onFail?.();
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.failed ? fallback : children;
  }
}

/** Like {@link lazyScreen}, for an optional part of a page; opening it again makes a new attempt. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  const Part = lazyScreen(load);
  const LazyPart = (props: P) => (
    <PartBoundary>
      <Part {...props} />
    </PartBoundary>
  );
  return Object.assign(LazyPart, { prepare: Part.prepare });
}

/**
 * What the control that opens a part listens to: its code is fetched while the pointer is on the control or it has the
 * focus, unless data is to be saved.
 */
export function fetchAhead(part: { prepare: () => Promise<void> }) {
  const fetch = () => {
    if (!isFrugal()) void part.prepare();
  };
  return { onPointerEnter: fetch, onFocus: fetch };
}
