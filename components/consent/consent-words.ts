export type ConsentWords = {
  banner: {
    title: string
    text: string
    policy: string
    accept: string
    refuse: string
    choose: string
    close: string
  }
  choices: {
    title: string
    technical: string
    technicalText: string
    statistics: string
    statisticsText: string
    save: string
    acceptAll: string
    refuseAll: string
    close: string
  }
  saved: string
}
