import { RegisteredView } from '@/components/views/RegisteredView/RegisteredView';

export { getStaticProps } from '@/services/loaders/registrationEnd';
export default RegisteredView;
