import { Component, Suspense, lazy, type ReactNode } from 'react';
import { currentPlace } from '@/lib/router/location';
import { logError } from '@/lib/state/error-log';
import { endProgress } from '@/lib/util/progress';

const ViewFailure = lazy(() => import('./ViewFailure').then((module) => ({ default: module.ViewFailure })));

/** A screen that fails takes nothing else down: the frame and every other view stand. */
export class ViewBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    logError(error, currentPlace().full);
    endProgress();
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <Suspense>
        <ViewFailure error={this.state.error} onRetry={() => this.setState({ error: undefined })} />
      </Suspense>
    );
  }
}
