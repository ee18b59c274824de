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
}

type Props = {
  name: keyof typeof paths
  className?: string
}

export function Icon({ name, className }: Props) {
  return <IconShape path={paths[name]} className={className} />
}
