import { RegisteredBeforeView } from '@/components/views/RegisteredBeforeView/RegisteredBeforeView';

export { getStaticProps } from '@/services/loaders/registrationEnd';
export default RegisteredBeforeView;
