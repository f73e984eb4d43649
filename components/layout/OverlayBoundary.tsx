import { Component, type ReactNode } from 'react';
import { currentPlace } from '@/lib/router/location';
import { logError } from '@/lib/state/error-log';
import { showError } from '@/lib/state/messages';
import { closeOverlay } from './overlay';

/** A dialog that fails, or whose code does not arrive, is said and closed; the frame behind it stands. */
export class OverlayBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logError(error, currentPlace().full);
    showError(error);
    closeOverlay();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
