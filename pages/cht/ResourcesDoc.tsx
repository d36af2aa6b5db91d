import { RegisterView } from '@/components/views/RegisterView/RegisterView';

export { getStaticProps } from '@/services/loaders/declarations';
export default RegisterView;
