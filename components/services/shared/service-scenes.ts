import { EducationalSupportScene } from '@/components/illustrations/educational-support-scene'
import { ListeningDeskScene } from '@/components/illustrations/listening-desk-scene'
import { PsychologicalServicesScene } from '@/components/illustrations/psychological-services-scene'
import { TrainingPathsScene } from '@/components/illustrations/training-paths-scene'
import { WorkshopsScene } from '@/components/illustrations/workshops-scene'

export const serviceScenes = {
  'listening-desk': ListeningDeskScene,
  'psychological-services': PsychologicalServicesScene,
  'educational-support': EducationalSupportScene,
  'training-paths': TrainingPathsScene,
  workshops: WorkshopsScene,
}
