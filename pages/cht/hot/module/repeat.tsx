import { RegisteredBeforeView } from '@/components/views/RegisteredBeforeView/RegisteredBeforeView';

export { getStaticProps } from '@/services/pages/registrationEnd';
export default RegisteredBeforeView;
