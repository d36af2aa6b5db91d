import { ErrorView } from '@/components/views/ErrorView/ErrorView';
import { errorPage } from '@/services/pages/errorPage';

export const getStaticProps = errorPage(404);
export default ErrorView;
