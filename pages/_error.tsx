import type { ComponentProps } from 'react';

import { ErrorView } from '@/components/views/ErrorView/ErrorView';
import { failurePage } from '@/services/loaders/failurePage';

/** A component of its own, for what loads its props would otherwise hang on the view of 404 too. */
function FailurePage(props: ComponentProps<typeof ErrorView>) {
  return <ErrorView {...props} />;
}
FailurePage.getInitialProps = failurePage;
export default FailurePage;
