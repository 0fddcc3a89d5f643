export {
  type AddressPictureEvent,
  addressPictureMachine,
  type AddressPictureServices,
  connectAddressPicture,
} from './address-picture.machine.ts';
