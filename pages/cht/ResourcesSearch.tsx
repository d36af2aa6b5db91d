import { RegisterView } from '@/components/views/RegisterView/RegisterView';

export { getStaticProps } from '@/services/pages/representations';
export default RegisterView;
