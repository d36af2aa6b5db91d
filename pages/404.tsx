import { ErrorView } from '@/components/views/ErrorView/ErrorView';

export { notFoundPage as getStaticProps } from '@/services/loaders/errorPage';
export default ErrorView;
