# Hindi: a draft, not yet read by somebody who grew up with the language.
# Thulla and Kazhutha Kali.

tricks-lead = कोई भी पत्ता चलें
tricks-only = { $card } चलें
tricks-follow = { $suit } दें
tricks-none = आपके पास { $suit } नहीं
tricks-led = रंग: { $suit }
tricks-if-cut = { $you ->
    [yes] कटा तो: आप उठाएँगे
    *[no] कटा तो: { $name } उठाएँगे
}
tricks-highest = अब तक सबसे बड़ा: { $card } ({ $name })।
tricks-lead-is = सबको वही रंग देना है। न दे सकें तो काटें, और सबसे बड़ा पत्ता जिसका हो, वह उठाएगा।
tricks-raise-low = अब तक सबसे बड़ा: { $high } ({ $name })। { $card } यह चाल नहीं जीत सकता।
tricks-raise-high = { $card } सबसे बड़ा होगा: कटा तो आप उठाएँगे।
tricks-raise-wins = { $card } सबसे बड़ा है: चाल हट जाएगी और आप चलेंगे।
tricks-raise-cut = { $card } काटेगा: { $name } { $count } पत्ते उठाएँगे।
tricks-raise-lead = { $card } से { $suit } की चाल होगी। सबसे बड़ा रहा और कटा तो आप उठाएँगे।
tricks-you-cut = कोई भी पत्ता काटेगा, सबसे बड़े वाला उठाएगा: { $name }।
tricks-stall = { $count } और कट पर खेल बराबर
tricks-safe = सुरक्षित · { $place }
tricks-left = { $count } बाक़ी!
tricks-team = टीम { $team }
tricks-partner = साथी
tricks-passes = { $you ->
    [to] { $name } सुरक्षित: आप चलें।
    [from] आप सुरक्षित: { $next } चलेंगे।
    *[no] { $name } सुरक्षित: { $next } चलेंगे।
}
tricks-passes-second = { $you ->
    [to] { $name } सुरक्षित। अगला बड़ा आपका था: आप चलें।
    [from] आप सुरक्षित। अगला बड़ा { $next } का था: वे चलेंगे।
    *[no] { $name } सुरक्षित। अगला बड़ा { $next } का था: वे चलेंगे।
}
tricks-lose = { $you ->
    [yes] आप हार गए
    *[no] { $names } की हार
}
tricks-left-with = { $you ->
    [yes] आपके पास { $count } पत्ते बचे
    *[no] { $name } के पास { $count } पत्ते बचे
}
tricks-tally = { $games } खेल, हार:
tricks-tally-one = { $name } { $count }
tricks-most = { $you ->
    [yes] सबसे बड़ा बोझ: चाल { $trick } में आपने { $count } पत्ते उठाए।
    *[no] सबसे बड़ा बोझ: चाल { $trick } में { $name } ने { $count } पत्ते उठाए।
}
tricks-most-pani = { $you ->
    [yes] सबसे बड़ी पणी: चाल { $trick } में आपने { $count } पत्ते उठाए।
    *[no] सबसे बड़ी पणी: चाल { $trick } में { $name } ने { $count } पत्ते उठाए।
}
tricks-watch = देखें
tricks-safe-on = चाल { $trick } पर सुरक्षित
news-thulla-cut = ठुल्ला! { $seat } ने काटा। सबसे बड़ा { $taker } का था, { $count } पत्ते उठाए।
news-kazhutha-cut = पणी! { $seat } ने काटा। सबसे बड़ा { $taker } का था, { $count } पत्ते उठाए।
news-kazhutha-game_over = { $some ->
    [yes] इस खेल का गधा: { $losers }।
    *[no] खेल ख़त्म।
}
results-thulla-lost = { $count ->
    [0] हारे
    *[other] { $count } पत्ते बचे
}
results-kazhutha-lost = { $count ->
    [0] गधा
    *[other] गधा · { $count } पत्ते बाक़ी
}
results-kazhutha-loser = { $you ->
    [yes] आप गधे बने
    *[no] { $count ->
    [one] { $names } गधा बने
    *[other] { $names } गधे बने
    }
}
