import { ErrorView } from '@/components/views/ErrorView/ErrorView';
import { errorPage } from '@/services/loaders/errorPage';

export const getStaticProps = errorPage(404);
export default ErrorView;
