import { Component, type ReactNode } from 'react';

import { LateErrorView } from '@/components/views/ErrorView/LateErrorView';
import { type PageError, toPageError } from '@/services/domain/content/pageError';

export interface PageBoundaryProps {
  /** Of the page, with its query: another one is another try. */
  address: string;
  /** The page, which may break. */
  children: ReactNode;
}

interface PageBoundaryState {
  address: string;
  error?: PageError;
}

/**
 * Shows the error page in place of a page that breaks in the browser (requirements, 8); header and
 * footer stay. React has no hook for this.
 * @avoid Around a part of a page: a part that fails should fail alone.
 * @accessibility Header and footer stay, so the way on is where it was.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error: toPageError(error) };
  }

  static getDerivedStateFromProps({ address }: PageBoundaryProps, state: PageBoundaryState) {
    return address === state.address ? null : { address, error: undefined };
  }

  override render() {
    const { error } = this.state;
    return error ? <LateErrorView {...error} /> : this.props.children;
  }
}
