import { RegisterView } from '@/components/views/RegisterView/RegisterView';

export { getStaticProps } from '@/services/pages/declarations';
export default RegisterView;
