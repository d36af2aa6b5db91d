import { RegisterView } from '@/components/views/RegisterView/RegisterView';

export { getStaticProps } from '@/services/loaders/representations';
export default RegisterView;
