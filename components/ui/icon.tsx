import * as icons from './icon-paths'
import { IconShape } from './icon-shape'

const paths = {
  phone: icons.phoneIcon,
  whatsapp: icons.whatsappIcon,
  email: icons.emailIcon,
  instagram: icons.instagramIcon,
  facebook: icons.facebookIcon,
  map: icons.mapIcon,
  calendar: icons.calendarIcon,
  external: icons.externalIcon,
  download: icons.downloadIcon,
  alert: icons.alertIcon,
  exclamation: icons.exclamationIcon,
  info: icons.infoIcon,
  people: icons.peopleIcon,
  ticket: icons.ticketIcon,
  arrow: icons.arrowIcon,
  clock: icons.clockIcon,
  repeat: icons.repeatIcon,
  hourglass: icons.hourglassIcon,
  speech: icons.speechIcon,
  globe: icons.globeIcon,
  person: icons.personIcon,
  pause: icons.pauseIcon,
  document: icons.documentIcon,
  shirt: icons.shirtIcon,
  smile: icons.smileIcon,
}

export type IconName = keyof typeof paths

type Props = {
  name: IconName
  className?: string
}

export function Icon({ name, className }: Props) {
  return <IconShape path={paths[name]} className={className} />
}
