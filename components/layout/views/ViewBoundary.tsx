import { Component, type ReactNode } from 'react';
import { forgetLost } from '@/components/ui/loading/lazy-part';
import { currentLocation } from '@/lib/router/location';
import { logError } from '@/lib/state/error-log';
import { ViewFailure } from './ViewFailure';

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
